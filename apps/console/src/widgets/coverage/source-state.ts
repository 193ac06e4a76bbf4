import type { Dashboard } from '@waybill/contract';

type Line = Dashboard['coverage'][number];

/** Milliseconds from the newest event to its ingestion. */
export function lagMs({ lastEventAt, lastIngestedAt }: Line): number {
  return Math.max(0, Date.parse(lastIngestedAt) - Date.parse(lastEventAt));
}
