import type { Automaton, State } from '../../patterns/automaton.ts';
import type { ByteRange } from '../../patterns/utf8-sequences.ts';
import { BYTES, CLASS_SHIFT } from './byte-tables.ts';
import { bytesOf, frontOf } from './fronts.ts';
import { LONGEST_TOKEN, tokenKey } from './prefilter.ts';
import { NEXT_CLASS, SECOND_CLASS } from './token-classes.ts';

/**
 * Possible first tokens of a pattern's matches: by `tokenKey` (length, classes, next byte), the classes
 * of the following byte as bits; 0 if no match starts that way. The combination matters because prose
 * has many words of each length, many before a hyphen, but few that are both and precede a digit. A
 * match that starts outside a token has a first token of length 0.
 */
export type TokenForms = ReadonlyMap<number, number>;

const ALL = -1;
const ALL_NEXT = Array.from({ length: 32 }, (_, index) => index);

/** Assertions are assumed to hold. */
export function tokenForms(automaton: Automaton): TokenForms {
  const follow = followOf(automaton);
  const sets = automaton.sets.map(splitSet);
  const forms = new Map<number, number>();
  /**
   * By state and length: masks of the tokens that lead there, as bits, and those still to propagate.
   */
  const reached = new Uint32Array(automaton.states.length * (LONGEST_TOKEN + 1));
  const waiting = new Uint32Array(reached.length);
  const queue: number[] = [];

  function reach(state: number, length: number, masks: number): void {
    const place = state * (LONGEST_TOKEN + 1) + length;
    const fresh = (masks & ~(reached[place] ?? 0)) >>> 0;
    if (fresh === 0) return;
    if (waiting[place] === 0) queue.push(place);
    reached[place] = (reached[place] ?? 0) | fresh;
    waiting[place] = (waiting[place] ?? 0) | fresh;
  }

  function note(length: number, masks: number, next: number, second: number): void {
    for (let mask = 0; mask < 32; mask += 1) {
      if (((masks >>> mask) & 1) === 0) continue;
      const key = tokenKey(length, mask, next);
      forms.set(key, (forms.get(key) ?? 0) | second);
    }
  }

  function passOn(state: State, length: number, masks: number): void {
    if (state.kind === 'match') for (const next of ALL_NEXT) note(length, masks, next, ALL);
    else if (state.kind === 'assertion') reach(state.out, length, masks);
    else if (state.kind === 'split') {
      reach(state.left, length, masks);
      reach(state.right, length, masks);
    } else {
      const set = sets[state.set];
      const longer = Math.min(LONGEST_TOKEN, length + 1);
      for (const bit of set?.groups ?? []) reach(state.out, longer, withBit(masks, bit));
      for (const next of set?.others ?? []) note(length, masks, next, follow(state.out));
    }
  }

  reach(automaton.start, 0, 1);
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    const masks = waiting[place] ?? 0;
    waiting[place] = 0;
    const length = place % (LONGEST_TOKEN + 1);
    const state = automaton.states[(place - length) / (LONGEST_TOKEN + 1)];
    if (state !== undefined) passOn(state, length, masks);
  }
  return forms;
}

/** Classes of bytes possible at a state, as bits; all if a match can end there. */
function followOf(automaton: Automaton): (state: number) => number {
  const known = new Map<number, number>();
  return function follow(state) {
    const before = known.get(state);
    if (before !== undefined) return before;
    const front = frontOf(automaton, [state]);
    let classes = front.matches ? ALL : 0;
    for (const [byte, can] of bytesOf(automaton, front).entries()) {
      if (can === 1) classes |= 1 << (SECOND_CLASS[byte] ?? 0);
    }
    known.set(state, classes);
    return classes;
  };
}

/** The classes of bytes of tokens in a set, and the classes as next bytes of the others. */
function splitSet(ranges: readonly ByteRange[]): { groups: Set<number>; others: Set<number> } {
  const groups = new Set<number>();
  const others = new Set<number>();
  for (const [from, to] of ranges) {
    for (let byte = from; byte <= to; byte += 1) {
      const group = (BYTES[byte] ?? 0) >> CLASS_SHIFT;
      if (group === 0) others.add(NEXT_CLASS[byte] ?? 0);
      else groups.add(group);
    }
  }
  return { groups, others };
}

/** The masks of a set, each with a further bit. */
function withBit(masks: number, bit: number): number {
  let result = 0;
  for (let mask = 0; mask < 32; mask += 1) {
    if (((masks >>> mask) & 1) !== 0) result |= 1 << (mask | bit);
  }
  return result >>> 0;
}

/**
 * The forms of tokens that contain one of these, with more text before and, if a match can end inside,
 * after it.
 */
export function formsAround(forms: TokenForms): TokenForms {
  const wider = new Map<number, number>();
  const byNext = Map.groupBy(forms, ([key]) => key & 31);
  for (const [next, entries] of byNext) {
    const shortest = Math.min(...entries.map(([key]) => key >> 10));
    const masks = new Set(entries.map(([key]) => (key >> 5) & 31));
    const second = entries.reduce((all, [, each]) => all | each, 0);
    const holding = Array.from({ length: 32 }, (_, mask) => mask).filter((mask) =>
      [...masks].some((each) => (each & mask) === each),
    );
    for (let size = Math.max(1, shortest); size <= LONGEST_TOKEN; size += 1) {
      for (const mask of holding) wider.set(tokenKey(size, mask, next), second);
    }
  }
  return wider;
}
