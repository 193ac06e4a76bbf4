import { momentOf, type TimeRange } from '../../../../components/time-range/time-range.ts';
import type { Trace } from './trace-view.ts';

/** Default time range: much data reaches a place, so only recent data; the server's rule. */
const OF_LATE: TimeRange = { from: 'now-30d' };
const EVER: TimeRange = {};

/** Beginnings of ever longer ranges. */
const WIDER = ['now-90d', 'now-365d', 'now-3650d'] as const;

/** The range of a trace whose address names none. */
export function usualRange({ destination }: Pick<Trace, 'destination'>): TimeRange {
  return destination.kind === 'place' || destination.kind === 'group' ? OF_LATE : EVER;
}

/** The start of the next longer range than the searched one; null if it covered all time. */
export function widerStart({ asOf, from }: Pick<Trace, 'asOf' | 'from'>): string | null {
  const searchedFrom = Date.parse(from);
  return WIDER.find((start) => (momentOf(start, Date.parse(asOf)) ?? 0) < searchedFrom) ?? null;
}
