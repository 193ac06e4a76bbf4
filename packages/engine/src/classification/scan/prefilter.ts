import { NEXT_CLASS, SECOND_CLASS } from './token-classes.ts';
import { BYTES, CLASS_SHIFT, CODE_MASK, TOKEN_MASK, TOLD } from './byte-tables.ts';

const AT = 0x40;

/** Bytes read at a time; also the maximum places of each kind per read. */
const STRIDE = 1 << 13;

/** Targets of the pass; see `literal-index.ts` and `form-index.ts`. */
export interface PrefilterTables {
  /** By trigram of codes: 1 where a literal has it; for the end of the text. */
  trigrams: Uint8Array;
  /**
   * By four codes: a bit, of eight in a byte, set if a literal has its trigram after the first code.
   */
  fours: Uint8Array;
  /**
   * By four codes: a bit, of eight in a byte, set if a short literal has its trigram after the first
   * code.
   */
  quads: Uint8Array;
  /** By `sixHash` of six codes: a bit, of eight in a byte, where a longer literal has them up to its trigram. */
  sixes: Uint8Array;
  /** By length and mask of a token: bits of the classes of next bytes. */
  rows: Int32Array;
  /** By key of a token: bits of the classes of the bytes behind the next. */
  seconds: Int32Array;
  /** By key of a token: bits of the codes of its first byte. */
  firsts: Int32Array;
  /** Tell each `@` too. */
  tellsAt: boolean;
}

/** Candidate places, by position. */
export interface Places {
  /** Last bytes of trigrams; one after the text represents the end. */
  literals: Int32Array;
  literalCount: number;
  /** Where tokens start, or an `@` is. */
  starts: Int32Array;
  /** Token shapes, encoded by `tokenKey`; -1 for an `@`. */
  keys: Int32Array;
  tokenCount: number;
}

/** Bits of `sixHash`. */
export const SIX_BITS = 18;
const SIX_CODES = 0x3f_ff_ff_ff;

/** @param codes of six bytes, five bits each, the last one lowest */
export function sixHash(codes: number): number {
  return Math.imul(codes, 0x9e_37_79_b1) >>> (32 - SIX_BITS);
}

/** Longer tokens count as this long. */
export const LONGEST_TOKEN = 63;
/** How many keys there are. */
export const TOKEN_KEYS = 1 << 16;

/** A token as a 16-bit number; `next` is the class of the byte after it. */
export function tokenKey(size: number, mask: number, next: number): number {
  return (Math.min(size, LONGEST_TOKEN) << 10) | (mask << 5) | next;
}

/** Goes over a text in strides. */
export interface Prefilter {
  readonly places: Places;
  /** Goes back to the start, for another text. */
  begin(): void;
  /** Reads on. @returns whether input was left; if so, `places` is updated. */
  advance(bytes: Uint8Array, length: number): boolean;
}

/**
 * One pass over the bytes for both kinds of anchors: the trigram ending at each byte, and length,
 * classes and next byte of each token. It only produces candidates, which are verified later.
 */
export function createPrefilter(tables: PrefilterTables): Prefilter {
  const { trigrams, fours, quads, sixes, rows, seconds, firsts } = tables;
  const entries = BYTES.slice();
  if (tables.tellsAt) entries[AT] = (entries[AT] ?? 0) | TOLD;
  const literals = new Int32Array(STRIDE + 2);
  const starts = new Int32Array(2 * STRIDE + 2);
  const keys = new Int32Array(2 * STRIDE + 2);
  const places: Places = { literals, literalCount: 0, starts, keys, tokenCount: 0 };
  let position = 0;
  /** Position of the last byte outside a token; the token it ended started after the previous one. */
  let gap = -1;
  let mask = 0;
  let trigram = 0;

  // oxlint-disable-next-line complexity -- one loop with all in local variables: it decides how fast everything is
  function readStride(bytes: Uint8Array, stop: number): void {
    let lastGap = gap;
    let classes = mask;
    let recent = trigram;
    let literalCount = 0;
    let tokenCount = 0;
    for (let at = position; at < stop; at += 1) {
      const entry = entries[bytes[at] ?? 0] ?? 0;
      recent = ((recent << 5) | (entry & CODE_MASK)) & SIX_CODES;
      const quad = recent & 0xf_ff_ff;
      if ((((fours[quad >> 3] ?? 0) >> (quad & 7)) & 1) !== 0) {
        literals[literalCount] = at;
        const hash = sixHash(recent);
        literalCount +=
          (((quads[quad >> 3] ?? 0) >> (quad & 7)) | ((sixes[hash >> 3] ?? 0) >> (hash & 7))) & 1;
      }
      if ((entry & TOKEN_MASK) === 0) {
        const size = at - lastGap - 1;
        const row = ((size < LONGEST_TOKEN ? size : LONGEST_TOKEN) << 5) | (classes >> CLASS_SHIFT);
        const next = NEXT_CLASS[bytes[at] ?? 0] ?? 0;
        if ((((rows[row] ?? 0) >>> next) & 1) !== 0) {
          const key = (row << 5) | next;
          starts[tokenCount] = lastGap + 1;
          keys[tokenCount] = key;
          const first = (entries[bytes[lastGap + 1] ?? 0] ?? 0) & CODE_MASK;
          // Bytes after the text only add candidates.
          const second = SECOND_CLASS[bytes[at + 1] ?? 0] ?? 0;
          tokenCount += ((seconds[key] ?? 0) >>> second) & ((firsts[key] ?? 0) >>> first) & 1;
        }
        if (entry >= TOLD) {
          starts[tokenCount] = at;
          keys[tokenCount] = -1;
          tokenCount += 1;
        }
        lastGap = at;
        classes = 0;
      } else classes |= entry;
    }
    position = stop;
    gap = lastGap;
    mask = classes;
    trigram = recent;
    places.literalCount = literalCount;
    places.tokenCount = tokenCount;
  }

  /** The end of the text ends its last token, and literals of two bytes. */
  function readEnd(length: number): void {
    if ((trigrams[(trigram << 5) & 0x7fff] ?? 0) !== 0) {
      literals[places.literalCount] = length;
      places.literalCount += 1;
    }
    const key = tokenKey(length - gap - 1, mask >> CLASS_SHIFT, 0);
    if (((rows[key >> 5] ?? 0) & 1) === 0) return;
    starts[places.tokenCount] = gap + 1;
    keys[places.tokenCount] = key;
    places.tokenCount += 1;
  }

  return {
    places,
    begin() {
      position = 0;
      gap = -1;
      mask = 0;
      trigram = 0;
    },
    advance(bytes, length) {
      if (position >= length) return false;
      readStride(bytes, Math.min(length, position + STRIDE));
      if (position === length) readEnd(length);
      return true;
    },
  };
}
