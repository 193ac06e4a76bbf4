import type { Automaton } from './automaton.ts';
import { isWordByte } from './byte-classes.ts';
import type { Assertion } from './syntax-tree.ts';

/** What stands on one side of a position, as far as assertions care: bits. */
export const EDGE = 1;
export const WORD = 2;
export const LINE = 4;

/** Of a byte, or of -1, the end of the text. */
export function sideOf(byte: number): number {
  if (byte < 0) return EDGE | LINE;
  if (byte === 0x0a) return LINE;
  return isWordByte(byte) ? WORD : 0;
}

function holds(assertion: Assertion, before: number, behind: number): boolean {
  switch (assertion) {
    case 'text-start':
      return (before & EDGE) !== 0;
    case 'text-end':
      return (behind & EDGE) !== 0;
    case 'line-start':
      return (before & LINE) !== 0;
    case 'line-end':
      return (behind & LINE) !== 0;
    case 'word-edge':
      return (before & WORD) !== (behind & WORD);
    case 'no-word-edge':
      return (before & WORD) === (behind & WORD);
  }
}

/** Sets of states that an automaton can be in at once; assertions in a set wait for the next byte. */
export interface StateSets {
  /** All that is reached from `states` without a byte and without passing an assertion; ascending. */
  closure(states: Iterable<number>): Uint16Array;
  /** The same, past the assertions that hold between the two sides. */
  resolve(set: Uint16Array, before: number, behind: number): Uint16Array;
  asserts(set: Uint16Array): boolean;
}

export function stateSets({ states }: Automaton): StateSets {
  const seen = new Uint8Array(states.length);
  const stack: number[] = [];

  function collect(from: Iterable<number>, passes: (assertion: Assertion) => boolean): Uint16Array {
    const visited: number[] = [];
    const kept: number[] = [];
    const visit = (state: number) => {
      if (seen[state] === 1) return;
      seen[state] = 1;
      visited.push(state);
      stack.push(state);
    };
    for (const state of from) visit(state);
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      const state = states[index];
      if (state?.kind === 'split') {
        visit(state.left);
        visit(state.right);
      } else if (state?.kind === 'assertion' && passes(state.assertion)) visit(state.out);
      else kept.push(index);
    }
    for (const state of visited) seen[state] = 0;
    return Uint16Array.from(kept).toSorted();
  }

  return {
    closure: (from) => collect(from, () => false),
    resolve: (set, before, behind) => collect(set, (assertion) => holds(assertion, before, behind)),
    asserts: (set) => set.some((state) => states[state]?.kind === 'assertion'),
  };
}
