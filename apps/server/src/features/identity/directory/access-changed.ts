import type { Services } from '../../../http/feature.ts';
import { tellAccessOfMany } from '../access/follow-access-changes.ts';

/**
 * Access of these users was changed just now: the next request of each sees it in every process, whatever their tokens
 * say.
 */
export async function accessChanged(
  services: Services,
  tenantId: number,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length > 0) await tellAccessOfMany(services, { tenantId, userIds });
}
