import { EDGE, LINE, sideOf } from './assertion-sides.ts';
import type { Automaton } from './automaton.ts';
import { byteClasses, hasByte } from './byte-classes.ts';
import { stateSets } from './state-sets.ts';

/** Sides are three bits. */
const SIDES = 8;
const sideOfByte = Uint8Array.from({ length: 256 }, (_, byte) => sideOf(byte));

/** Start of a walk: at the start of a match, or at the start of a search. */
export type Entry = 'match' | 'search';

/**
 * A deterministic automaton that is built during the walk, one step at a time.
 *
 * `rows[state + classes[byte]]` is a step: -1 if unknown (call `step`), else the next state times two,
 * plus one if a match ended before this byte. Whether it did can depend on the byte (`\b`, `$`), so it
 * is known one byte late; at the end of the text use the step of class `end`. State 0 is dead: nothing
 * can match anymore. States are valid until the next call of `step` or `state`.
 */
export interface LazyAutomaton {
  readonly classes: Uint8Array;
  /** Class of the end of the text. */
  readonly end: number;
  /** Grows: read it again after each call. */
  rows(): Int32Array;
  step(state: number, byteClass: number): number;
  /** The first state of a walk that comes from `byte`; -1 is the end of the text. */
  state(entry: Entry, byte: number): number;
  /** The same state, without starting new matches. */
  withoutSearch(state: number): number;
}

export interface LazyLimits {
  /** Maximum cached states; beyond that, all are discarded and rebuilt as needed. */
  maximumStates: number;
  /** The same for all that the states represent, in states of the automaton below. */
  maximumMembers: number;
}

interface Known {
  set: Uint16Array;
  /** Preceding text; 0 if no pattern in the set depends on it. */
  side: number;
}

const dead: Known = { set: new Uint16Array(0), side: 0 };
const NONE = new Uint8Array(0);

function keyOf(set: Uint16Array, side: number): string {
  return String.fromCharCode(side) + Reflect.apply(String.fromCharCode, undefined, set);
}

export function lazyAutomaton(automaton: Automaton, limits: LazyLimits): LazyAutomaton {
  const classes = byteClasses(automaton);
  const width = classes.count;
  const sets = stateSets(automaton);
  /** By class: which sets of bytes have it. */
  const accepting = classes.samples.map((byte) =>
    Uint8Array.from(automaton.sets, (ranges) => (hasByte(ranges, byte) ? 1 : 0)),
  );
  const sides = classes.samples.map(sideOf);

  let rows = new Int32Array(0);
  let known: Known[] = [];
  let places = new Map<string, number>();
  let members = 0;
  /** Initial states by entry and side, which saves a lookup in `places`. */
  const firsts = new Int32Array(2 * SIDES);

  function forget(): void {
    rows = new Int32Array(8 * width).fill(-1).fill(0, 0, width);
    known = [dead];
    places = new Map([[keyOf(dead.set, dead.side), 0]]);
    members = 0;
    firsts.fill(-1);
  }
  forget();

  function grow(): void {
    const larger = new Int32Array(rows.length * 2).fill(-1);
    larger.set(rows);
    rows = larger;
  }

  function place(set: Uint16Array, sideBefore: number): number {
    const side = sets.asserts(set) ? sideBefore : 0;
    const key = keyOf(set, side);
    const before = places.get(key);
    if (before !== undefined) return before;
    if (known.length >= limits.maximumStates || members >= limits.maximumMembers) forget();
    const state = (known.push({ set, side }) - 1) * width;
    if (state >= rows.length) grow();
    members += set.length;
    places.set(key, state);
    return state;
  }

  function step(state: number, byteClass: number): number {
    const from = known[state / width] ?? dead;
    const side = sides[byteClass] ?? 0;
    const set = sets.asserts(from.set) ? sets.resolve(from.set, from.side, side) : from.set;
    const matched = sets.matches(set) ? 1 : 0;
    const next = place(sets.advance(set, accepting[byteClass] ?? NONE), side);
    const entry = next * 2 + matched;
    // After discarding, `state` may have a different meaning.
    if (known[state / width] === from) rows[state + byteClass] = entry;
    return entry;
  }

  const entries: Readonly<Record<Entry, Uint16Array>> = {
    match: sets.closure(automaton.start),
    search: sets.closure(automaton.search),
  };

  return {
    classes: classes.of,
    end: width - 1,
    rows: () => rows,
    step,
    state(entry, byte) {
      const side = byte < 0 ? EDGE | LINE : (sideOfByte[byte] ?? 0);
      const index = (entry === 'match' ? 0 : SIDES) + side;
      const first = firsts[index] ?? -1;
      if (first >= 0) return first;
      const state = place(entries[entry], side);
      firsts[index] = state;
      return state;
    },
    withoutSearch(state) {
      const from = known[state / width] ?? dead;
      return place(
        from.set.filter((index) => index !== automaton.skip),
        from.side,
      );
    },
  };
}
