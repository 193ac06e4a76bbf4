import type { LazyAutomaton } from './lazy-automaton.ts';

/**
 * End of the longest match that starts at `start` and ends at `last` or before, or -1. The text
 * continues to `limit`; one byte after `last` matters. Allocates nothing once the steps are known.
 */
export type LongestMatch = (
  bytes: Uint8Array,
  start: number,
  last: number,
  limit: number,
) => number;

export function longestMatch(automaton: LazyAutomaton): LongestMatch {
  const { classes, end: endClass } = automaton;

  // oxlint-disable-next-line complexity -- the hottest loop of the engine: calls would cost more than branches
  return function longest(bytes, start, last, limit) {
    let state = automaton.state('match', start > 0 ? (bytes[start - 1] ?? -1) : -1);
    let rows = automaton.rows();
    const stop = last < limit ? last + 1 : limit;
    let end = -1;
    for (let index = start; index < stop; index += 1) {
      const byteClass = classes[bytes[index] ?? 0] ?? 0;
      let entry = rows[state + byteClass] ?? 0;
      if (entry < 2) {
        if (entry < 0) {
          entry = automaton.step(state, byteClass);
          rows = automaton.rows();
        }
        if (entry < 2) return entry === 1 ? index : end;
      }
      if ((entry & 1) === 1) end = index;
      state = entry >> 1;
    }
    if (last < limit) return end;
    let entry = rows[state + endClass] ?? 0;
    if (entry < 0) entry = automaton.step(state, endClass);
    return (entry & 1) === 1 ? limit : end;
  };
}
