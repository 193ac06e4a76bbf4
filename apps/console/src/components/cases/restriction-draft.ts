import { CASE_REASON } from '@waybill/contract/case-values';
import { textOf } from '@waybill/ui';
import { restrictionText } from './restriction.text.ts';
import type { Member } from './use-members.ts';

/** What is missing in a reason; undefined if it is long enough. */
export function missingReason(reason: string): string | undefined {
  const { min } = CASE_REASON;
  return reason.trim().length < min ? textOf(restrictionText).reasonFirst(min) : undefined;
}

/**
 * Missing members of a restricted case: someone other than the reader who can close detections. Only
 * the server knows which ones are critical, and checks more precisely.
 *
 * @param others everyone but the reader.
 */
export function missingCloser(
  memberIds: readonly string[],
  others: readonly Member[],
): string | undefined {
  const hasCloser = others.some(
    ({ userId, mayClose }) => memberIds.includes(userId) && mayClose !== 'nothing',
  );
  return hasCloser ? undefined : textOf(restrictionText).closerFirst;
}
