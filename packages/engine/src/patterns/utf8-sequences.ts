import type { CodePoints } from './code-points.ts';

/** Inclusive. */
export type ByteRange = readonly [first: number, last: number];

const CONTINUATION: ByteRange = [0x80, 0xbf];

/** Code points by encoded length, and the valid UTF-8 byte ranges of each length. */
const LENGTHS: readonly { first: number; last: number; whole: ByteRange[] }[] = [
  { first: 0, last: 0x7f, whole: [[0, 0x7f]] },
  { first: 0x80, last: 0x7ff, whole: [[0xc2, 0xdf], CONTINUATION] },
  { first: 0x800, last: 0xffff, whole: [[0xe0, 0xef], CONTINUATION, CONTINUATION] },
  {
    first: 0x10000,
    last: 0x10ffff,
    whole: [[0xf0, 0xf4], CONTINUATION, CONTINUATION, CONTINUATION],
  },
];

/**
 * The UTF-8 of a set of code points, as sequences of byte ranges: a text is valid if each of its bytes
 * is in the corresponding range of one sequence, and vice versa. If the set contains all code points of
 * a length, as in `.`, invalid UTF-8 is also accepted, which saves two thirds of the states.
 */
export function utf8Sequences(points: CodePoints): ByteRange[][] {
  return LENGTHS.flatMap(({ first, last, whole }, index) => {
    const within = points
      .filter(([from, to]) => from <= last && to >= first)
      .map(([from, to]): ByteRange => [Math.max(from, first), Math.min(to, last)]);
    const missing = last - first + 1 - within.reduce((sum, [from, to]) => sum + to - from + 1, 0);
    if (missing === (index === 2 ? SURROGATES : 0)) return [whole];
    const found: ByteRange[][] = [];
    for (const [from, to] of within) addSequences(from, to, index + 1, found);
    return found;
  });
}

/** Number of three-byte code points that are not characters; sets contain none of them. */
const SURROGATES = 0x800;

/** Splits until all bytes behind the first that differs can be any continuation byte. */
function addSequences(first: number, last: number, length: number, found: ByteRange[][]): void {
  for (let tail = 1; tail < length; tail += 1) {
    const mask = 2 ** (6 * tail) - 1;
    if ((first & ~mask) === (last & ~mask)) continue;
    if ((first & mask) !== 0) {
      addSequences(first, first | mask, length, found);
      addSequences((first | mask) + 1, last, length, found);
      return;
    }
    if ((last & mask) !== mask) {
      addSequences(first, (last & ~mask) - 1, length, found);
      addSequences(last & ~mask, last, length, found);
      return;
    }
  }
  const to = utf8(last, length);
  found.push(utf8(first, length).map((byte, index): ByteRange => [byte, to[index] ?? byte]));
}

const LEADING_BITS = [0, 0, 0xc0, 0xe0, 0xf0];

function utf8(point: number, length: number): number[] {
  return Array.from({ length }, (_, index) => {
    const bits = point >> (6 * (length - 1 - index));
    return index === 0 ? bits | (LEADING_BITS[length] ?? 0) : (bits & 0x3f) | 0x80;
  });
}
