import type { LazyAutomaton } from './lazy-automaton.ts';
import type { LinearPattern } from './linear-pattern.ts';
import type { LongestMatch } from './longest-match.ts';

/** Matches up to this length are always found; longer ones may be missed or split. */
const WINDOW = 1024;

/**
 * Finds the leftmost longest match. A forward pass finds the end of the match that ends first, or that
 * there is none. Every match that starts before that end ends less than a window after it, so a
 * backward pass over that part finds the leftmost start, and a walk from there the longest end. A match
 * costs a few windows in addition to the pass, for any pattern and text.
 */
export function searchPattern(
  forwards: LazyAutomaton,
  backwards: LazyAutomaton,
  longest: LongestMatch,
): LinearPattern['find'] {
  return function find(bytes, start, limit) {
    let from = start;
    while (from < limit) {
      const ends = earliestEnds(forwards, bytes, from, limit);
      if (ends === null) return null;
      const lowest = Math.max(from, ends.first - WINDOW);
      const found = leftmostStart(backwards, bytes, { lowest, ...ends, limit });
      if (found >= 0) return { start: found, end: longest(bytes, found, ends.last, limit) };
      // Everything that ends here is longer than a window. Matches that start this late can be found.
      from = Math.max(from, ends.first - WINDOW) + 1;
    }
    return null;
  };
}

/** Tells whether there is a match, of any length: one pass, until the first one has ended. */
export function testPattern(forwards: LazyAutomaton): LinearPattern['test'] {
  return (bytes, start, limit) => earliestEnds(forwards, bytes, start, limit) !== null;
}

/**
 * End of the match that ends first, and the last end of a match that starts before it and ends less
 * than a window after it.
 */
// oxlint-disable-next-line complexity -- one loop over all bytes: calls would cost more than branches
function earliestEnds(
  automaton: LazyAutomaton,
  bytes: Uint8Array,
  from: number,
  limit: number,
): { first: number; last: number } | null {
  const { classes } = automaton;
  let state = automaton.state('search', byteAt(bytes, from - 1, limit));
  let rows = automaton.rows();
  let first = -1;
  let last = -1;
  let stop = limit;
  for (let index = from; index < stop; index += 1) {
    const byteClass = classes[bytes[index] ?? 0] ?? 0;
    let entry = rows[state + byteClass] ?? 0;
    if (entry < 0) {
      entry = automaton.step(state, byteClass);
      rows = automaton.rows();
    }
    state = entry >> 1;
    if ((entry & 1) === 1) {
      last = index;
      if (first < 0) {
        first = index;
        stop = Math.min(limit, first + WINDOW);
        state = automaton.withoutSearch(state);
        rows = automaton.rows();
      }
    }
    if (state === 0) return { first, last };
  }
  if (stop < limit) return { first, last };
  if ((stepOf(automaton, state, automaton.end) & 1) === 1) last = limit;
  if (last < 0) return null;
  return { first: first < 0 ? limit : first, last };
}

/** The leftmost start at or after `lowest` of a match that ends from `first` to `last`; or -1. */
function leftmostStart(
  automaton: LazyAutomaton,
  bytes: Uint8Array,
  { lowest, first, last, limit }: { lowest: number; first: number; last: number; limit: number },
): number {
  const { classes, end } = automaton;
  let state = automaton.state('search', byteAt(bytes, last, limit));
  let leftmost = -1;
  for (let index = last; index >= lowest; index -= 1) {
    // Nothing that ends before `first` is a match.
    if (index === first) state = automaton.withoutSearch(state);
    const byte = byteAt(bytes, index - 1, limit);
    const entry = stepOf(automaton, state, byte < 0 ? end : (classes[byte] ?? 0));
    if ((entry & 1) === 1 && index < first) leftmost = index;
    state = entry >> 1;
    if (state === 0) break;
  }
  return leftmost;
}

function stepOf(automaton: LazyAutomaton, state: number, byteClass: number): number {
  const entry = automaton.rows()[state + byteClass] ?? 0;
  return entry < 0 ? automaton.step(state, byteClass) : entry;
}

/** -1 outside of the text. */
function byteAt(bytes: Uint8Array, index: number, limit: number): number {
  return index >= 0 && index < limit ? (bytes[index] ?? -1) : -1;
}
