import type { Automaton, State } from './automaton.ts';
import type { TokenShape } from './linear-pattern.ts';
import type { ByteRange } from './utf8-sequences.ts';

/** Lengths from here on are not told apart. */
const LONGEST = 63;
/** Sets of masks are bits of a number: bit n stands for mask n, of which there are 32. */
const NO_MASK = 1;

/**
 * Explores which lengths and masks the first token of a match can have. Assertions are taken to hold,
 * so the shape may allow more than the pattern, never less. A token that a match ends with is told as
 * far as the match goes. Null where a match can begin with a byte that is in no token.
 */
export function tokenShape(automaton: Automaton): TokenShape | null {
  const sets = automaton.sets.map(tokenBits);
  const found = emptyFindings();
  let now = createFront(automaton.states.length);
  let later = createFront(automaton.states.length);

  function passOn(state: State, length: number, masks: number): void {
    switch (state.kind) {
      case 'match':
        note(found, length, masks);
        found.ends = true;
        break;
      case 'split':
        reach(now, state.left, masks);
        reach(now, state.right, masks);
        break;
      case 'assertion':
        reach(now, state.out, masks);
        break;
      case 'bytes': {
        const set = sets[state.set];
        for (const bit of set?.bits ?? []) reach(later, state.out, withBit(masks, bit));
        if (set?.hasOthers !== true) break;
        note(found, length, masks);
        found.lastSets.add(state.set);
      }
    }
  }

  reach(now, automaton.start, NO_MASK);
  for (let length = 0; length <= LONGEST && now.queue.length > 0; length += 1) {
    if (length === LONGEST) later = now;
    for (let index = now.queue.pop(); index !== undefined; index = now.queue.pop()) {
      const masks = now.waiting[index] ?? 0;
      now.waiting[index] = 0;
      const state = automaton.states[index];
      if (state !== undefined) passOn(state, length, masks);
    }
    now.reached.fill(0);
    [now, later] = [later, now];
  }
  return shapeOf(found, automaton.sets);
}

/** By state, the masks with which it is reached at one length. */
interface Front {
  reached: Uint32Array;
  /** Those still to be passed on. */
  waiting: Uint32Array;
  queue: number[];
}

function createFront(states: number): Front {
  return { reached: new Uint32Array(states), waiting: new Uint32Array(states), queue: [] };
}

function reach({ reached, waiting, queue }: Front, state: number, masks: number): void {
  const fresh = (masks & ~(reached[state] ?? 0)) >>> 0;
  if (fresh === 0) return;
  if (waiting[state] === 0) queue.push(state);
  reached[state] = (reached[state] ?? 0) | fresh;
  waiting[state] = (waiting[state] ?? 0) | fresh;
}

interface Findings {
  minimum: number;
  maximum: number;
  masks: number;
  /** Sets of bytes of which some can follow the token. */
  lastSets: Set<number>;
  ends: boolean;
}

function emptyFindings(): Findings {
  return { minimum: Infinity, maximum: 0, masks: 0, lastSets: new Set(), ends: false };
}

function note(found: Findings, length: number, masks: number): void {
  found.minimum = Math.min(found.minimum, length);
  found.maximum = Math.max(found.maximum, length);
  found.masks = (found.masks | masks) >>> 0;
}

function shapeOf(
  { minimum, maximum, masks, lastSets, ends }: Findings,
  sets: Automaton['sets'],
): TokenShape | null {
  if (minimum === 0 || minimum === Infinity) return null;
  const next = new Set([...lastSets].flatMap((set) => others(sets[set] ?? [])));
  return {
    minimum,
    maximum,
    masks: Array.from({ length: 32 }, (_, mask) => mask).filter((mask) => (masks >>> mask) & 1),
    next: ends ? null : [...next].toSorted((a, b) => a - b),
  };
}

/** For each bit of a mask, the masks that have it. */
const HAVING: Readonly<Record<number, number>> = {
  1: 0xaaaaaaaa,
  2: 0xcccccccc,
  4: 0xf0f0f0f0,
  8: 0xff00ff00,
  16: 0xffff0000,
};

/** The masks of a set, each with a further bit. */
function withBit(masks: number, bit: number): number {
  const having = HAVING[bit] ?? 0;
  return ((masks & having) | ((masks & ~having) << bit)) >>> 0;
}

const BITS = [1, 2, 4, 8, 16];

/** The bit of `TokenShape.masks` for each byte, 0 for those that are in no token. */
const BIT_OF_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x80) return 16;
  if (byte === 0x5f) return 8;
  if (byte >= 0x61 && byte <= 0x7a) return 4;
  if (byte >= 0x41 && byte <= 0x5a) return 2;
  return byte >= 0x30 && byte <= 0x39 ? 1 : 0;
});

/** What a set of bytes can add to a token, and whether it has bytes that are in none. */
function tokenBits(ranges: readonly ByteRange[]): { bits: number[]; hasOthers: boolean } {
  let mask = 0;
  let hasOthers = false;
  for (const [first, last] of ranges) {
    for (let byte = first; byte <= last; byte += 1) {
      const bit = BIT_OF_BYTE[byte] ?? 0;
      mask |= bit;
      if (bit === 0) hasOthers = true;
    }
  }
  return { bits: BITS.filter((bit) => (mask & bit) !== 0), hasOthers };
}

function others(ranges: readonly ByteRange[]): number[] {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    .filter((byte) => BIT_OF_BYTE[byte] === 0);
}
