import { sideOf } from '../../patterns/assertion-sides.ts';
import { byteClasses, hasByte } from '../../patterns/byte-classes.ts';
import { stateSets } from '../../patterns/state-sets.ts';
import type { JoinedAutomaton } from './joined-automaton.ts';

/**
 * Transitions of joined patterns, computed lazily as for a single pattern (`lazy-automaton.ts`), but
 * with the matching patterns distinguished.
 */
export interface JoinedSteps {
  /** Class of each byte; `end` is the class of the end of the text. */
  readonly classes: Uint8Array;
  readonly end: number;
  /**
   * By state plus class: -1 while unknown, else the next state times two, plus one if patterns match
   * before this byte. State 0 is dead. All tables grow: reload them after `make`.
   */
  rows(): Int32Array;
  /** By state plus class, where patterns match: a number for `matched`. */
  lists(): Int32Array;
  /** Patterns by their places in the automaton. */
  matched(list: number): readonly number[];
  /** Makes a step. @returns where it is noted now, state plus class. */
  make(state: number, byteClass: number): number;
  /**
   * By side of the preceding text (`sideOf`): the initial state of all patterns together; -1 if
   * unknown.
   */
  readonly begins: Int32Array;
  /** Makes a first state. */
  begin(side: number): number;
}

/** Maximum cached states; beyond that, the cache is cleared and rebuilt. */
const MOST_STATES = 4000;
/** Possible text before a match, as `sideOf` classifies it. */
const SIDES = 8;

interface Known {
  set: Uint16Array;
  /** Preceding text; 0 if no pattern in the set depends on it. */
  side: number;
}

const DEAD: Known = { set: new Uint16Array(0), side: 0 };
const NONE = new Uint8Array(0);

function keyOf(set: Uint16Array, side: number): string {
  return String.fromCharCode(side) + Reflect.apply(String.fromCharCode, undefined, set);
}

export function joinedSteps(automaton: JoinedAutomaton): JoinedSteps {
  const classes = byteClasses(automaton);
  const width = classes.count;
  const sides = classes.samples.map(sideOf);
  const sets = stateSets(automaton);
  /** By class: which sets of bytes have it. */
  const accepting = classes.samples.map((byte) =>
    Uint8Array.from(automaton.sets, (ranges) => (byte >= 0 && hasByte(ranges, byte) ? 1 : 0)),
  );
  // Patterns have no states in common, and these come in order.
  const first = Uint16Array.from(automaton.starts.flatMap((start) => [...sets.closure(start)]));
  const matchLists: (readonly number[])[] = [];
  const numbers = new Map<string, number>();

  let rows = new Int32Array(0);
  let lists = new Int32Array(0);
  let known: Known[] = [];
  let places = new Map<string, number>();
  /** By side: the first state, -1 where not known. */
  const begins = new Int32Array(SIDES);

  function forget(): void {
    rows = new Int32Array(16 * width).fill(-1).fill(0, 0, width);
    lists = new Int32Array(16 * width);
    known = [DEAD];
    places = new Map([['', 0]]);
    begins.fill(-1);
  }
  forget();

  function place(set: Uint16Array, sideBefore: number): number {
    const side = sets.asserts(set) ? sideBefore : 0;
    const key = set.length === 0 ? '' : keyOf(set, side);
    const before = places.get(key);
    if (before !== undefined) return before;
    if (known.length >= MOST_STATES) forget();
    const state = (known.push({ set, side }) - 1) * width;
    if (state >= rows.length) {
      rows = larger(rows, -1);
      lists = larger(lists, 0);
    }
    places.set(key, state);
    return state;
  }

  function listOf(set: Uint16Array): number {
    const matched = [...set]
      .flatMap((state) => automaton.matchOf[state] ?? -1)
      .filter((at) => at >= 0);
    const number = numbers.get(matched.join()) ?? matchLists.push(matched) - 1;
    numbers.set(matched.join(), number);
    return number;
  }

  return {
    classes: classes.of,
    end: width - 1,
    rows: () => rows,
    lists: () => lists,
    matched: (list) => matchLists[list] ?? [],
    make(state, byteClass) {
      const from = known[state / width] ?? DEAD;
      const side = sides[byteClass] ?? 0;
      const set = sets.asserts(from.set) ? sets.resolve(from.set, from.side, side) : from.set;
      const isMatch = sets.matches(set);
      const next = place(sets.advance(set, accepting[byteClass] ?? NONE), side);
      // Clearing renumbers the states; this one is needed afterwards.
      const at = known[state / width] === from ? state : place(from.set, from.side);
      rows[at + byteClass] = next * 2 + (isMatch ? 1 : 0);
      if (isMatch) lists[at + byteClass] = listOf(set);
      return at + byteClass;
    },
    begins,
    begin(side) {
      const made = place(first, side);
      begins[side] = made;
      return made;
    },
  };
}

function larger(table: Int32Array, fill: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(table.length * 2).fill(fill);
  grown.set(table);
  return grown;
}
