import type { KeptContents } from '@waybill/contract';

/** Maximum retention of a content in days. */
export const MOST_DAYS = 365;
/** Default days when keeping is enabled. */
const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

/** The form while edited; days stay while keeping is toggled. */
export interface ContentsDraft {
  isKept: boolean;
  days: number;
}

export function draftOf({ retentionDays }: Pick<KeptContents, 'retentionDays'>): ContentsDraft {
  return { isKept: retentionDays > 0, days: retentionDays || USUAL_DAYS };
}

export function daysOf({ isKept, days }: ContentsDraft): number {
  return isKept ? days : 0;
}

/** What saving deletes immediately: everything, contents older than the days, or nothing. */
export function deletedBySaving(
  days: number,
  { kept, oldestAt }: Pick<KeptContents, 'kept' | 'oldestAt'>,
  now: number,
): 'all' | 'older' | 'nothing' {
  if (kept === 0 || oldestAt === null) return 'nothing';
  if (days === 0) return 'all';
  return Date.parse(oldestAt) <= now - days * DAY_MS ? 'older' : 'nothing';
}
