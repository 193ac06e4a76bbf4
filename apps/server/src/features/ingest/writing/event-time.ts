import type { MapResult } from '@waybill/connectors';
import type { MappedEvent } from '@waybill/contract';

/** An event further in the future than this has a wrong clock. */
const FUTURE_MS = 86_400_000;
/** No supported vendor has older logs: the time was misread. */
const EARLIEST_MS = Date.UTC(2000, 0);

/** Why the time of one of the events is implausible relative to their arrival; null if plausible. */
export function timeFault(events: readonly MappedEvent[], now: number): string | null {
  for (const { occurredAt } of events) {
    if (occurredAt > now + FUTURE_MS) return 'more than a day in the future';
    if (occurredAt < EARLIEST_MS) return 'before the year 2000';
  }
  return null;
}

/** Why what a record was read as cannot be ingested; null: it can. @published */
export function faultOf(
  result: MapResult,
  now: number,
): { field: string | null; reason: string } | null {
  if (result.kind === 'rejected') return { field: result.field, reason: result.reason };
  if (result.kind !== 'mapped') return null;
  const reason = timeFault(result.events, now);
  return reason === null ? null : { field: 'time', reason };
}
