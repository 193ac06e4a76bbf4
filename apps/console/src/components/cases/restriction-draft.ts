import { CASE_REASON } from '@waybill/contract/case-values';
import { textOf } from '@waybill/ui';
import { restrictionText } from './restriction.text.ts';
import type { Member } from './use-members.ts';

/** What hiding detections takes. */
export interface RestrictionDraft {
  reason: string;
  memberIds: readonly string[];
}

/** What is missing of a reason; undefined where it is long enough. */
export function missingReason(reason: string): string | undefined {
  const { min } = CASE_REASON;
  return reason.trim().length < min ? textOf(restrictionText).reasonFirst(min) : undefined;
}

/** Why detections cannot be hidden like this; the server asks more precisely. */
export function missingOf(
  { reason, memberIds }: RestrictionDraft,
  members: readonly Member[],
): string | undefined {
  // The reader comes first and does not count.
  const [, ...others] = members;
  const hasCloser = others.some(
    ({ userId, mayClose }) => memberIds.includes(userId) && mayClose !== 'nothing',
  );
  return hasCloser ? missingReason(reason) : textOf(restrictionText).closerFirst;
}
