import { BYTES, CODE_MASK } from './byte-tables.ts';
import { PAIR_RARITY } from './pair-rarity.data.ts';

/** How many trigrams of codes there are. */
export const TRIGRAMS = 1 << 15;

const ALL_CODES = Array.from({ length: 32 }, (_, code) => code);

/** Source maps and encoded files are full of `AAAA`, which the rarity of pairs does not tell. */
const RARITY_OF_RUNS = 4;

/** Where in a literal its trigram ends, and which trigrams represent it. */
export interface TrigramAnchor {
  /** From the start of the literal to the last byte of the trigram. */
  offset: number;
  trigrams: readonly number[];
  /** Codes that can stand before the trigram of a short literal. */
  before: readonly number[];
  /** Codes that can precede the trigram of a longer literal, by three codes, the last one lowest. */
  sixes: readonly number[];
  /** Negative binary logarithm of how often text has them, about. */
  rarity: number;
}

/**
 * The rarest part of a literal, to keep candidates few. A two-byte literal stands for all trigrams that
 * start with it; a one-byte literal has none: null.
 */
export function rarestTrigram(literal: Uint8Array): TrigramAnchor | null {
  if (literal.length < 2) return null;
  if (literal.length === 2) {
    const pair = (codeAt(literal, 0) << 10) | (codeAt(literal, 1) << 5);
    const trigrams = ALL_CODES.map((code) => pair | code);
    return {
      offset: 2,
      trigrams,
      before: ALL_CODES,
      sixes: [],
      rarity: pairRarity(pair >> 10, (pair >> 5) & CODE_MASK),
    };
  }
  // Behind three bytes of the literal, if it can be, since those are then known too.
  let offset = Math.min(5, literal.length - 1);
  for (let end = offset + 1; end < literal.length; end += 1) {
    if (rarityAt(literal, end) > rarityAt(literal, offset)) offset = end;
  }
  return {
    offset,
    trigrams: [trigramAt(literal, offset)],
    before: offset > 3 ? [] : offset === 3 ? [codeAt(literal, 0)] : ALL_CODES,
    sixes: offset > 3 ? codesBefore(literal, offset - 3) : [],
    rarity: rarityAt(literal, offset),
  };
}

/** The trigram of the three bytes that end there; bytes outside the array count as code zero. */
export function trigramAt(bytes: Uint8Array, end: number): number {
  return (codeAt(bytes, end - 2) << 10) | (codeAt(bytes, end - 1) << 5) | codeAt(bytes, end);
}

/** Three codes up to the one at `end`; every code if that is the literal's second. */
function codesBefore(literal: Uint8Array, end: number): number[] {
  const known = (codeAt(literal, end - 1) << 5) | codeAt(literal, end);
  const firsts = end > 1 ? [codeAt(literal, end - 2)] : ALL_CODES;
  return firsts.map((code) => (code << 10) | known);
}

function codeAt(bytes: Uint8Array, index: number): number {
  return (BYTES[bytes[index] ?? 0] ?? 0) & CODE_MASK;
}

/** For two pairs that overlap in one code, each adds its additional information. */
function rarityAt(literal: Uint8Array, end: number): number {
  const middle = codeAt(literal, end - 1);
  const isRun = codeAt(literal, end - 2) === middle && codeAt(literal, end) === middle;
  if (isRun) return RARITY_OF_RUNS;
  return (
    pairRarity(codeAt(literal, end - 2), middle) +
    pairRarity(middle, codeAt(literal, end)) -
    (CODE_RARITY[middle] ?? 0)
  );
}

function pairRarity(first: number, second: number): number {
  return 3 + Number.parseInt(PAIR_RARITY[first]?.[second] ?? '0', 36);
}

const CODE_RARITY = Array.from({ length: 32 }, (_, first) => {
  const shares = Array.from({ length: 32 }, (__, second) => 2 ** -pairRarity(first, second));
  return -Math.log2(shares.reduce((sum, share) => sum + share, 0));
});
