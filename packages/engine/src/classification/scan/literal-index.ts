import { BYTES, CODE_MASK, foldByte } from './byte-tables.ts';
import { SIX_BITS, sixHash } from './prefilter.ts';
import type { ScannedText } from './raw-hits.ts';
import { rarestTrigram, trigramAt, TRIGRAMS } from './rarest-trigram.ts';

/** A literal at the start of patterns, or a word before them. */
export interface Literal {
  /** At least two bytes; in lower case when `caseless`. */
  bytes: Uint8Array;
  /** ASCII letters match in either case. */
  caseless: boolean;
  /** The caller's lookup key for the literal. */
  target: number;
}

/** Finds literals where a trigram was seen. */
export interface LiteralIndex {
  /** For the prefilter. */
  readonly trigrams: Uint8Array;
  readonly fours: Uint8Array;
  readonly quads: Uint8Array;
  readonly sixes: Uint8Array;
  /**
   * Finds the literals whose trigram ends with the byte at `place` (or after the text) and that match
   * completely. @returns how many; they are in `targets` and `starts`.
   */
  lookUp(text: ScannedText, place: number): number;
  readonly targets: Int32Array;
  readonly starts: Int32Array;
}

/** Columns of a literal: the end of its trigram from its start, and these. */
const SIZE = 1;
const POOL = 2;
const CASELESS = 3;
const TARGET = 4;
/** Where the next literal of the same trigram is; 0 for none. */
const NEXT = 5;
const COLUMNS = 6;

const FOLD = Uint8Array.from({ length: 256 }, (_, byte) => foldByte(byte));
const EXACT = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** @param literals merge equal ones into one target. Literals shorter than two bytes are not found. */
export function createLiteralIndex(literals: readonly Literal[]): LiteralIndex {
  const trigrams = new Uint8Array(TRIGRAMS);
  const fours = new Uint8Array((TRIGRAMS * 32) / 8);
  const quads = new Uint8Array((TRIGRAMS * 32) / 8);
  const sixes = new Uint8Array(2 ** SIX_BITS / 8);
  /** By trigram, column of its first literal; 0 for none. */
  const heads = new Int32Array(TRIGRAMS);
  const columns: number[] = Array.from({ length: COLUMNS }, () => 0);
  const pool: number[] = [];
  for (const { bytes, caseless, target } of literals) {
    const anchor = rarestTrigram(bytes);
    if (anchor === null) continue;
    for (const trigram of anchor.trigrams) {
      const row = [anchor.offset, bytes.length, pool.length, caseless ? 1 : 0, target];
      const next = heads[trigram] ?? 0;
      heads[trigram] = columns.length;
      columns.push(...row, next);
      trigrams[trigram] = 1;
      for (const codes of anchor.sixes) {
        setBit(sixes, sixHash((codes << 15) | trigram));
        setBit(fours, ((codes & CODE_MASK) << 15) | trigram);
      }
      for (const code of anchor.before) {
        setBit(quads, (code << 15) | trigram);
        setBit(fours, (code << 15) | trigram);
      }
    }
    pool.push(...bytes);
  }
  const rows = Int32Array.from(columns);
  const wanted = Uint8Array.from(pool);
  const targets = new Int32Array(rows.length / COLUMNS);
  const starts = new Int32Array(rows.length / COLUMNS);

  function stands(row: number, { bytes, length }: ScannedText, start: number): boolean {
    const size = rows[row + SIZE] ?? 0;
    const from = rows[row + POOL] ?? 0;
    if (start < 0 || start + size > length) return false;
    const fold = rows[row + CASELESS] === 1 ? FOLD : EXACT;
    for (let index = 0; index < size; index += 1) {
      if (fold[bytes[start + index] ?? 0] !== wanted[from + index]) return false;
    }
    return true;
  }

  return {
    trigrams,
    fours,
    quads,
    sixes,
    targets,
    starts,
    lookUp(text, place) {
      const { bytes, length } = text;
      const trigram = place < length ? trigramAt(bytes, place) : trigramAtEnd(bytes, length);
      let count = 0;
      for (let row = heads[trigram] ?? 0; row !== 0; row = rows[row + NEXT] ?? 0) {
        const start = place - (rows[row] ?? 0);
        if (!stands(row, text, start)) continue;
        targets[count] = rows[row + TARGET] ?? 0;
        starts[count] = start;
        count += 1;
      }
      return count;
    },
  };
}

function setBit(bits: Uint8Array, place: number): void {
  bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
}

/** Bytes after the text have code zero, whatever the array contains there. */
function trigramAtEnd(bytes: Uint8Array, length: number): number {
  const code = (index: number) => (BYTES[bytes[index] ?? 0] ?? 0) & 31;
  return (code(length - 2) << 10) | (code(length - 1) << 5);
}
