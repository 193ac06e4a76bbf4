import type { Automaton } from './automaton.ts';
import type { ByteRange } from './utf8-sequences.ts';

/** Bytes that no part of a pattern distinguishes fall into one class; the last class is the end of the text. */
export interface ByteClasses {
  /** Class of each byte. */
  of: Uint8Array;
  /** Number of classes, including the one for the end. */
  count: number;
  /** A byte of each class, and -1 for the end. */
  samples: readonly number[];
}

/** What `\b`, `^` and `$` distinguish. */
const WORD_BYTES: readonly ByteRange[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
const LINE_FEED: readonly ByteRange[] = [[0x0a, 0x0a]];

export function byteClasses({ states, sets }: Automaton): ByteClasses {
  const asserts = states.some(({ kind }) => kind === 'assertion');
  const told = [...sets, ...(asserts ? [WORD_BYTES, LINE_FEED] : [])];
  const starts = new Set([0]);
  for (const [first, last] of told.flat()) starts.add(first).add(last + 1);

  const of = new Uint8Array(256);
  const samples: number[] = [];
  const known = new Map<string, number>();
  let current = 0;
  for (let byte = 0; byte < 256; byte += 1) {
    if (starts.has(byte)) {
      const sameAs = told.map((ranges) => (hasByte(ranges, byte) ? '1' : '0')).join('');
      current = known.get(sameAs) ?? samples.push(byte) - 1;
      known.set(sameAs, current);
    }
    of[byte] = current;
  }
  return { of, count: samples.length + 1, samples: [...samples, -1] };
}

export function hasByte(ranges: readonly ByteRange[], byte: number): boolean {
  return ranges.some(([first, last]) => first <= byte && byte <= last);
}

export function isWordByte(byte: number): boolean {
  return hasByte(WORD_BYTES, byte);
}
