import { packNumbers, unpackNumbers } from './packed-numbers.ts';
import { addHash, emptyRegisters, estimate, mergeRegisters } from './hyper-log-log.ts';

/** Up to this size the hashes are kept and the count is exact. */
export const EXACT_LIMIT = 256;

/** Number of distinct items: exact while small, then a HyperLogLog estimate. */
export interface Distinct {
  hashes: Set<number> | null;
  registers: Uint8Array | null;
}

/** Ranks are at most 21: one letter each. */
const FIRST_LETTER = 65;
/** Letters that a hash of 32 bits takes. */
const HASH_DIGITS = 5;
/** Letters per register index and rank. */
const PLACED_DIGITS = 3;
const RANKS = 32;

/**
 * Serialised `Distinct`, rewritten with nearly every event: `#` and hashes, `~` and the non-empty
 * registers, or one letter per register. Numbers are hashes in the earlier format.
 */
export type StoredDistinct = number[] | string;

export function emptyDistinct(): Distinct {
  return { hashes: new Set(), registers: null };
}

/** Adds a 32-bit hash. */
export function addDistinct(distinct: Distinct, hash: number): void {
  if (distinct.registers !== null) return addHash(distinct.registers, hash);
  distinct.hashes?.add(hash);
  if ((distinct.hashes?.size ?? 0) > EXACT_LIMIT) toSketch(distinct);
}

export function mergeDistinct(into: Distinct, from: Distinct): void {
  if (from.registers !== null) mergeRegisters(toSketch(into), from.registers);
  for (const hash of from.hashes ?? []) addDistinct(into, hash);
}

function toSketch(distinct: Distinct): Uint8Array {
  if (distinct.registers !== null) return distinct.registers;
  const registers = emptyRegisters();
  for (const hash of distinct.hashes ?? []) addHash(registers, hash);
  distinct.hashes = null;
  distinct.registers = registers;
  return registers;
}

/** A whole number that never falls when more is added. */
export function countDistinct({ hashes, registers }: Distinct): number {
  if (hashes !== null) return hashes.size;
  return registers === null ? 0 : Math.max(EXACT_LIMIT, Math.round(estimate(registers)));
}

export function storedDistinct({ hashes, registers }: Distinct): StoredDistinct {
  if (registers === null) return `#${packNumbers(hashes ?? [], HASH_DIGITS)}`;
  const placed: number[] = [];
  for (const [index, rank] of registers.entries()) if (rank > 0) placed.push(index * RANKS + rank);
  if (placed.length * PLACED_DIGITS < registers.length) {
    return `~${packNumbers(placed, PLACED_DIGITS)}`;
  }
  return Array.from(registers, (rank) => String.fromCharCode(FIRST_LETTER + rank)).join('');
}

export function readDistinct(stored: StoredDistinct): Distinct {
  if (typeof stored !== 'string') return { hashes: new Set(stored), registers: null };
  if (stored.startsWith('#')) {
    return { hashes: new Set(unpackNumbers(stored, HASH_DIGITS, 1)), registers: null };
  }
  return { hashes: null, registers: registersOf(stored) };
}

function registersOf(stored: string): Uint8Array {
  if (!stored.startsWith('~')) {
    return Uint8Array.from(stored, (letter) => letter.charCodeAt(0) - FIRST_LETTER);
  }
  const registers = emptyRegisters();
  for (const placed of unpackNumbers(stored, PLACED_DIGITS, 1)) {
    registers[Math.floor(placed / RANKS)] = placed % RANKS;
  }
  return registers;
}
