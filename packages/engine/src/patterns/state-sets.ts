import { holds } from './assertion-sides.ts';
import type { Automaton, State } from './automaton.ts';
import type { Assertion } from './syntax-tree.ts';

const BYTES = 0;
const MATCH = 1;
const SPLIT = 2;
/** From here on kinds are assertions. */
const ASSERTION = 3;

const ASSERTIONS: readonly Assertion[] = [
  'text-start',
  'text-end',
  'line-start',
  'line-end',
  'word-edge',
  'no-word-edge',
];

/** Sets with fewer members than this share of their range are sorted instead of scanned. */
const SPARSE = 32;

/**
 * Sets of simultaneous automaton states: ascending, without splits. Assertions in a set wait for the
 * next byte.
 */
export interface StateSets {
  /** All that is reached from a state without a byte and without passing an assertion. */
  closure(state: number): Uint16Array;
  /** The set past the assertions that hold between two sides. */
  resolve(set: Uint16Array, before: number, behind: number): Uint16Array;
  /** States reached by one byte whose class index is marked. */
  advance(set: Uint16Array, accepting: Uint8Array): Uint16Array;
  asserts(set: Uint16Array): boolean;
  matches(set: Uint16Array): boolean;
}

export function stateSets({ states }: Automaton): StateSets {
  const kinds = Uint8Array.from(states, kindOf);
  const firsts = Uint16Array.from(states, firstOf);
  const seconds = Uint16Array.from(states, secondOf);
  /** 1: seen; 2: seen and kept. */
  const marks = new Uint8Array(states.length);
  const seen = new Uint16Array(states.length);
  let count = 0;
  let lowest = states.length;
  let highest = 0;

  function add(state: number): void {
    if (marks[state] !== 0) return;
    marks[state] = 1;
    seen[count] = state;
    count += 1;
    if (state < lowest) lowest = state;
    if (state > highest) highest = state;
  }

  /** Follows all added states, including those added on the way. */
  function follow(truths: number): number {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const state = seen[index] ?? 0;
      const kind = kinds[state] ?? BYTES;
      if (kind === SPLIT) {
        add(firsts[state] ?? 0);
        add(seconds[state] ?? 0);
      } else if (kind >= ASSERTION && ((truths >> (kind - ASSERTION)) & 1) === 1) {
        add(firsts[state] ?? 0);
      } else {
        marks[state] = 2;
        kept += 1;
      }
    }
    return kept;
  }

  /** The closure of all added states. `truths`: a bit for each assertion that holds. */
  function collect(truths: number): Uint16Array {
    const kept = follow(truths);
    const set = highest - lowest < kept * SPARSE ? scanKept(kept) : sortKept();
    for (let index = 0; index < count; index += 1) marks[seen[index] ?? 0] = 0;
    count = 0;
    lowest = states.length;
    highest = 0;
    return set;
  }

  function scanKept(kept: number): Uint16Array {
    const set = new Uint16Array(kept);
    let filled = 0;
    for (let state = lowest; state <= highest; state += 1) {
      if (marks[state] !== 2) continue;
      set[filled] = state;
      filled += 1;
    }
    return set;
  }

  function sortKept(): Uint16Array {
    const kept = seen.subarray(0, count).filter((state) => marks[state] === 2);
    return kept.toSorted();
  }

  return {
    closure(state) {
      add(state);
      return collect(0);
    },
    resolve(set, before, behind) {
      let truths = 0;
      for (const [index, assertion] of ASSERTIONS.entries()) {
        if (holds(assertion, before, behind)) truths |= 1 << index;
      }
      for (let index = 0; index < set.length; index += 1) add(set[index] ?? 0);
      return collect(truths);
    },
    advance(set, accepting) {
      for (let index = 0; index < set.length; index += 1) {
        const state = set[index] ?? 0;
        if (kinds[state] === BYTES && accepting[seconds[state] ?? 0] === 1) add(firsts[state] ?? 0);
      }
      return collect(0);
    },
    asserts: (set) => set.some((state) => (kinds[state] ?? BYTES) >= ASSERTION),
    matches: (set) => set.some((state) => kinds[state] === MATCH),
  };
}

function kindOf(state: State): number {
  switch (state.kind) {
    case 'bytes':
      return BYTES;
    case 'match':
      return MATCH;
    case 'split':
      return SPLIT;
    case 'assertion':
      return ASSERTION + ASSERTIONS.indexOf(state.assertion);
  }
}

/** The state that follows, or the first of two. */
function firstOf(state: State): number {
  if (state.kind === 'match') return 0;
  return state.kind === 'split' ? state.left : state.out;
}

/** The other state that follows, or the set of bytes. */
function secondOf(state: State): number {
  if (state.kind === 'split') return state.right;
  return state.kind === 'bytes' ? state.set : 0;
}
