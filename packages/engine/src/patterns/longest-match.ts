import type { LazyAutomaton } from './lazy-automaton.ts';
import type { LinearPattern } from './linear-pattern.ts';

/**
 * Walks from a position to the end of the longest match. Matches that have more than `longest` bytes
 * are not seen, and no byte behind `longest + 1` is read. Allocates nothing once the steps are known.
 */
export function longestMatch(
  automaton: LazyAutomaton,
  longest: number = Infinity,
): LinearPattern['matchAt'] {
  const { classes, end: endClass } = automaton;

  // The hottest loop of the engine: calls out of it would cost more than its branches do.
  // oxlint-disable-next-line complexity
  return function matchAt(bytes, start, limit) {
    let state = automaton.state('match', start > 0 ? (bytes[start - 1] ?? -1) : -1);
    let rows = automaton.rows();
    const stop = limit - start > longest ? start + longest + 1 : limit;
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
    if (stop < limit) return end;
    let entry = rows[state + endClass] ?? 0;
    if (entry < 0) entry = automaton.step(state, endClass);
    return (entry & 1) === 1 ? limit : end;
  };
}
