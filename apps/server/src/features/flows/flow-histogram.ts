import type { FlowMap } from '@waybill/contract';
import type { FlowRange } from './flow-range.ts';
import type { FlowBar } from './flow-reading.ts';

/** Minimum sensitivity called sensitive. */
export const SENSITIVE = 2;

/** The bars of a range, including empty ones; the first and the last end with the range. */
export function flowHistogram(range: FlowRange, counted: readonly FlowBar[]): FlowMap['histogram'] {
  const { startAt, widthMs } = range.bars;
  const first = Math.floor((range.from - startAt) / widthMs);
  const last = Math.ceil((range.to - startAt) / widthMs);
  const bars = Array.from({ length: last - first }, (_, index) => {
    const at = startAt + (first + index) * widthMs;
    return {
      startAt: new Date(Math.max(at, range.from)).toISOString(),
      endAt: new Date(Math.min(at + widthMs, range.to)).toISOString(),
      events: 0,
      sensitive: 0,
      bytes: 0,
    };
  });
  for (const { bar, sensitivity, events, bytes } of counted) {
    const shown = bars[bar - first];
    if (!shown) continue;
    shown.events += events;
    shown.bytes += bytes;
    if (sensitivity >= SENSITIVE) shown.sensitive += events;
  }
  return bars;
}
