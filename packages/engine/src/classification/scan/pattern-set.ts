import type { JoinedAutomaton } from './joined-automaton.ts';
import { joinedSteps } from './joined-steps.ts';

/** Matches many patterns at one place in one walk. */
export interface PatternSet {
  /**
   * Walks from `start` until nothing can match any more, to `limit` at most. @returns how many
   * patterns match; `found` tells which, and `ends` by pattern the end of its longest match.
   */
  matchAt(bytes: Uint8Array, start: number, limit: number): number;
  readonly found: Int32Array;
  readonly ends: Int32Array;
}

export function createPatternSet(automaton: JoinedAutomaton): PatternSet {
  const steps = joinedSteps(automaton);
  const { classes, end: endClass } = steps;
  const found = new Int32Array(automaton.starts.length);
  const ends = new Int32Array(automaton.starts.length).fill(-1);
  let count = 0;

  function note(list: number, end: number): void {
    for (const pattern of steps.matched(list)) {
      if ((ends[pattern] ?? -1) < 0) {
        found[count] = pattern;
        count += 1;
      }
      ends[pattern] = end;
    }
  }

  function atEnd(state: number, limit: number): void {
    let place = state + endClass;
    if ((steps.rows()[place] ?? 0) < 0) place = steps.make(state, endClass);
    if (((steps.rows()[place] ?? 0) & 1) === 1) note(steps.lists()[place] ?? 0, limit);
  }

  return {
    found,
    ends,
    // As hot as the walk of a single pattern: calls out of it would cost more than its branches do.
    // oxlint-disable-next-line complexity
    matchAt(bytes, start, limit) {
      for (let index = 0; index < count; index += 1) ends[found[index] ?? 0] = -1;
      count = 0;
      let state = steps.begin(start > 0 ? (bytes[start - 1] ?? -1) : -1);
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
        if ((next & 1) === 1) note(steps.lists()[place] ?? 0, index);
        if (next < 2) return count;
        state = next >> 1;
      }
      atEnd(state, limit);
      return count;
    },
  };
}
