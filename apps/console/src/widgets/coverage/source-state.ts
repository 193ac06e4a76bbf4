import type { Dashboard } from '@waybill/contract';

type Line = Dashboard['coverage'][number];

/** A source that has sent nothing for a day, as the figure of reporting sources counts it. */
const SILENT_MS = 86_400_000;

export function isSilent({ lastEventAt }: Pick<Line, 'lastEventAt'>, asOf: string): boolean {
  return Date.parse(asOf) - Date.parse(lastEventAt) > SILENT_MS;
}

/** Milliseconds from the newest event to the moment when the newest one was ingested. */
export function lagMs({ lastEventAt, lastIngestedAt }: Line): number {
  return Math.max(0, Date.parse(lastIngestedAt) - Date.parse(lastEventAt));
}
