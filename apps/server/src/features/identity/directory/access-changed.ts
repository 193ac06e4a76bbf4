import type { Services } from '../../../http/feature.ts';

/**
 * Access of these users was changed just now: the next request of each sees it, whatever their tokens say.
 *
 * @published
 */
export function accessChanged(
  { memberRights, standings }: Pick<Services, 'memberRights' | 'standings'>,
  userIds: readonly string[],
): void {
  if (userIds.length === 0) return;
  memberRights.outdate();
  for (const userId of userIds) standings.forget(userId);
}
