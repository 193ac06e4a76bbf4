import { addHash, emptyRegisters, estimate, mergeRegisters } from './hyper-log-log.ts';

/** Up to here the hashes themselves are kept and the count is exact. */
export const EXACT_LIMIT = 256;

/** How many different things were seen: exact while they are few, a HyperLogLog beyond. */
export interface Distinct {
  hashes: Set<number> | null;
  registers: Uint8Array | null;
}

/** Ranks are at most 21: one letter each. */
const FIRST_LETTER = 65;

/** `Distinct` as it is stored: hashes in any order, or a letter for each register. */
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
  if (registers !== null) {
    return Array.from(registers, (rank) => String.fromCharCode(FIRST_LETTER + rank)).join('');
  }
  return [...(hashes ?? [])];
}

export function readDistinct(stored: StoredDistinct): Distinct {
  if (typeof stored !== 'string') return { hashes: new Set(stored), registers: null };
  return { hashes: null, registers: registersOf(stored) };
}

function registersOf(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0) - FIRST_LETTER);
}
