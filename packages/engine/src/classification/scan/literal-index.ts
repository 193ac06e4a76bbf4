import { BYTES, foldByte } from './byte-tables.ts';
import type { ScannedText } from './raw-hits.ts';
import { rarestTrigram, trigramAt, TRIGRAMS } from './rarest-trigram.ts';

/** A literal that patterns begin with, or a word that they stand behind. */
export interface Literal {
  /** At least two bytes; in lower case when `caseless`. */
  bytes: Uint8Array;
  /** ASCII letters match in either case. */
  caseless: boolean;
  /** What the caller looks up when the literal was found. */
  target: number;
}

/** Finds which literals stand where a trigram was seen. */
export interface LiteralIndex {
  /** For the prefilter. */
  readonly trigrams: Uint8Array;
  readonly quads: Uint8Array;
  /**
   * Finds the literals whose trigram ends with the byte at `place` (or behind the text) and that stand
   * there as a whole. @returns how many; they are in `targets` and `starts`.
   */
  lookUp(text: ScannedText, place: number): number;
  readonly targets: Int32Array;
  readonly starts: Int32Array;
}

const FOLD = Uint8Array.from({ length: 256 }, (_, byte) => foldByte(byte));
const EXACT = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** @param literals equal ones should be one, with one target. Shorter ones than two bytes are not found. */
export function createLiteralIndex(literals: readonly Literal[]): LiteralIndex {
  const trigrams = new Uint8Array(TRIGRAMS);
  const quads = new Uint8Array((TRIGRAMS * 32) / 8);
  /** By trigram, the first of its literals plus one; `following` goes on in the same way. */
  const heads = new Int32Array(TRIGRAMS);
  const entries: Entry[] = [];
  for (const literal of literals) {
    const anchor = rarestTrigram(literal.bytes);
    for (const trigram of anchor?.trigrams ?? []) {
      const following = heads[trigram] ?? 0;
      heads[trigram] = entries.push({ ...literal, offset: anchor?.offset ?? 0, following });
      trigrams[trigram] = 1;
      for (const code of anchor?.before ?? []) {
        const quad = (code << 15) | trigram;
        quads[quad >> 3] = (quads[quad >> 3] ?? 0) | (1 << (quad & 7));
      }
    }
  }
  const targets = new Int32Array(entries.length);
  const starts = new Int32Array(entries.length);

  return {
    trigrams,
    quads,
    targets,
    starts,
    lookUp({ bytes, length }, place) {
      const trigram = place < length ? trigramAt(bytes, place) : trigramAtEnd(bytes, length);
      let count = 0;
      let next = heads[trigram] ?? 0;
      while (next !== 0) {
        const entry = entries[next - 1];
        if (entry === undefined) break;
        const start = place - entry.offset;
        if (stands(entry, bytes, length, start)) {
          targets[count] = entry.target;
          starts[count] = start;
          count += 1;
        }
        next = entry.following;
      }
      return count;
    },
  };
}

interface Entry extends Literal {
  /** From its start to the end of its trigram. */
  offset: number;
  following: number;
}

function stands(literal: Literal, bytes: Uint8Array, length: number, start: number): boolean {
  const wanted = literal.bytes;
  if (start < 0 || start + wanted.length > length) return false;
  const fold = literal.caseless ? FOLD : EXACT;
  for (let index = 0; index < wanted.length; index += 1) {
    if (fold[bytes[start + index] ?? 0] !== wanted[index]) return false;
  }
  return true;
}

/** What stands behind the text has code zero, whatever the array holds there. */
function trigramAtEnd(bytes: Uint8Array, length: number): number {
  const code = (index: number) => (BYTES[bytes[index] ?? 0] ?? 0) & 31;
  return (code(length - 2) << 10) | (code(length - 1) << 5);
}
