import { sideOf } from '../../patterns/assertion-sides.ts';
import type { JoinedAutomaton } from './joined-automaton.ts';
import { joinedSteps } from './joined-steps.ts';

/** Matches many patterns at one place in one walk. */
export interface PatternSet {
  /**
   * Walks from `start` until nothing can match or `limit` is reached. @returns whether patterns match:
   * `found` lists them, `count` is their number, and `ends` has the end of the longest match by
   * pattern.
   */
  matchAt(bytes: Uint8Array, start: number, limit: number): boolean;
  readonly found: Int32Array;
  readonly ends: Int32Array;
  count(): number;
  /** The first byte that the last walk did not need. */
  reached(): number;
}

const SIDE_OF = Uint8Array.from({ length: 256 }, (_, byte) => sideOf(byte));
const SIDE_OF_START = sideOf(-1);

export function createPatternSet(automaton: JoinedAutomaton): PatternSet {
  const steps = joinedSteps(automaton);
  const { classes, begins, end: endClass } = steps;
  const found = new Int32Array(automaton.starts.length);
  const ends = new Int32Array(automaton.starts.length).fill(-1);
  let count = 0;
  let reached = 0;
  /** The last matching patterns and where: most later matches only extend those. */
  let lastList = -1;
  let lastEnd = -1;

  function note(): void {
    for (const pattern of steps.matched(lastList)) {
      if ((ends[pattern] ?? -1) < 0) {
        found[count] = pattern;
        count += 1;
      }
      ends[pattern] = lastEnd;
    }
  }

  function matchedAt(place: number, end: number): void {
    const list = steps.lists()[place] ?? 0;
    if (list !== lastList && lastList >= 0) note();
    lastList = list;
    lastEnd = end;
  }

  function atEnd(state: number, limit: number): void {
    let place = state + endClass;
    if ((steps.rows()[place] ?? 0) < 0) place = steps.make(state, endClass);
    if (((steps.rows()[place] ?? 0) & 1) === 1) matchedAt(place, limit);
  }

  function finish(): boolean {
    if (lastList < 0) return false;
    note();
    return true;
  }

  return {
    found,
    ends,
    count: () => count,
    reached: () => reached,
    // oxlint-disable-next-line complexity -- as hot as the walk of a single pattern: calls would cost more than branches
    matchAt(bytes, start, limit) {
      for (let index = 0; index < count; index += 1) ends[found[index] ?? 0] = -1;
      count = 0;
      lastList = -1;
      const side = start > 0 ? (SIDE_OF[bytes[start - 1] ?? 0] ?? 0) : SIDE_OF_START;
      let state = begins[side] ?? -1;
      if (state < 0) state = steps.begin(side);
      let rows = steps.rows();
      for (let index = start; index < limit; index += 1) {
        const byteClass = classes[bytes[index] ?? 0] ?? 0;
        let place = state + byteClass;
        let next = rows[place] ?? 0;
        if (next < 0) {
          place = steps.make(state, byteClass);
          rows = steps.rows();
          next = rows[place] ?? 0;
        }
        if ((next & 1) === 1) matchedAt(place, index);
        if (next < 2) {
          reached = index;
          return finish();
        }
        state = next >> 1;
      }
      reached = limit;
      atEnd(state, limit);
      return finish();
    },
  };
}
