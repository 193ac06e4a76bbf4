import type { CodePoints } from './code-points.ts';

/** Inclusive. */
export type ByteRange = readonly [first: number, last: number];

const LAST_OF_LENGTH = [0x7f, 0x7ff, 0xffff, 0x10ffff];

/**
 * The UTF-8 of a set of code points, as sequences of byte ranges: a text of the set is one byte of
 * each range of one sequence, and the other way round.
 */
export function utf8Sequences(points: CodePoints): ByteRange[][] {
  const found: ByteRange[][] = [];
  for (const [first, last] of points) {
    let from = first;
    for (const [index, end] of LAST_OF_LENGTH.entries()) {
      if (from > last) break;
      if (from <= end) {
        addSequences(from, Math.min(last, end), index + 1, found);
        from = end + 1;
      }
    }
  }
  return found;
}

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
