import type { TimelineSlice } from './lineage-store.ts';
import type { HeldTouch } from './lineage-types.ts';

/**
 * The slice of a complete timeline, or of what a store found, which contains at least the slice.
 *
 * @param timeline sorted
 */
export function sliceTimeline(
  timeline: readonly HeldTouch[],
  { from, until }: Pick<TimelineSlice, 'from' | 'until'>,
): HeldTouch[] {
  if (from === null) return [...timeline];
  const end =
    until === null
      ? timeline.length
      : timeline.findLastIndex(({ orderKey }) => orderKey <= until) + 1;
  const start = timeline.findLastIndex(({ orderKey }) => orderKey < from) + 1;
  const base = timeline.findLastIndex(
    ({ role }, index) => index < start && (role === 'write' || role === 'remove'),
  );
  const anchors = timeline.slice(Math.max(0, base), start).filter((touch, index) => {
    const { role, digest } = touch;
    const isEarliest = base === -1 && index === 0;
    return role === 'write' || role === 'remove' || digest !== null || isEarliest;
  });
  return [...anchors, ...timeline.slice(start, end)];
}
