import type { Automaton, State } from './automaton.ts';
import type { TokenShape } from './linear-pattern.ts';

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
  const sets = automaton.sets.map((ranges) => ({
    masks: [...new Set(bytesOf(ranges).map(maskBit))].filter((bit) => bit !== 0),
    others: bytesOf(ranges).filter((byte) => maskBit(byte) === 0),
  }));
  /** By state and length: masks with which the state is reached, and those still to be passed on. */
  const reached = new Uint32Array(automaton.states.length * (LONGEST + 1));
  const waiting = new Uint32Array(reached.length);
  const queue: number[] = [];
  const found = emptyFindings();

  function reach(state: number, length: number, masks: number): void {
    const place = state * (LONGEST + 1) + length;
    const fresh = (masks & ~(reached[place] ?? 0)) >>> 0;
    if (fresh === 0) return;
    if (waiting[place] === 0) queue.push(place);
    reached[place] = (reached[place] ?? 0) | fresh;
    waiting[place] = (waiting[place] ?? 0) | fresh;
  }

  function passOn(state: State, length: number, masks: number): void {
    switch (state.kind) {
      case 'match':
        note(found, length, masks);
        found.ends = true;
        break;
      case 'split':
        reach(state.left, length, masks);
        reach(state.right, length, masks);
        break;
      case 'assertion':
        reach(state.out, length, masks);
        break;
      case 'bytes': {
        const set = sets[state.set];
        const longer = Math.min(LONGEST, length + 1);
        for (const bit of set?.masks ?? []) reach(state.out, longer, withBit(masks, bit));
        if (set === undefined || set.others.length === 0) break;
        note(found, length, masks);
        for (const byte of set.others) found.next.add(byte);
      }
    }
  }

  reach(automaton.start, 0, NO_MASK);
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    const masks = waiting[place] ?? 0;
    waiting[place] = 0;
    const length = place % (LONGEST + 1);
    const state = automaton.states[(place - length) / (LONGEST + 1)];
    if (state !== undefined) passOn(state, length, masks);
  }
  return shapeOf(found);
}

interface Findings {
  minimum: number;
  maximum: number;
  masks: number;
  next: Set<number>;
  ends: boolean;
}

function emptyFindings(): Findings {
  return { minimum: Infinity, maximum: 0, masks: 0, next: new Set(), ends: false };
}

function note(found: Findings, length: number, masks: number): void {
  found.minimum = Math.min(found.minimum, length);
  found.maximum = Math.max(found.maximum, length);
  found.masks = (found.masks | masks) >>> 0;
}

function shapeOf({ minimum, maximum, masks, next, ends }: Findings): TokenShape | null {
  if (minimum === 0 || minimum === Infinity) return null;
  return {
    minimum,
    maximum,
    masks: Array.from({ length: 32 }, (_, mask) => mask).filter((mask) => (masks >>> mask) & 1),
    next: ends ? null : [...next].toSorted((a, b) => a - b),
  };
}

/** The masks of a set, each with a further bit. */
function withBit(masks: number, bit: number): number {
  let result = 0;
  for (let mask = 0; mask < 32; mask += 1) {
    if ((masks >>> mask) & 1) result |= 1 << (mask | bit);
  }
  return result >>> 0;
}

function bytesOf(ranges: readonly (readonly [number, number])[]): number[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

/** The bit of `TokenShape.masks` for a byte, 0 for one that is in no token. */
function maskBit(byte: number): number {
  if (byte >= 0x80) return 16;
  if (byte === 0x5f) return 8;
  if (byte >= 0x61 && byte <= 0x7a) return 4;
  if (byte >= 0x41 && byte <= 0x5a) return 2;
  return byte >= 0x30 && byte <= 0x39 ? 1 : 0;
}
