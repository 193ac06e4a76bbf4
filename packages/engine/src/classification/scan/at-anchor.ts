import { BYTES, CLASS_SHIFT, HIGH } from './byte-tables.ts';

/** The most bytes before an `@`: what RFC 5321 section 4.5.3.1.1 allows an address. */
const LONGEST_RUN = 64;
/** `+`, `-` and `.` join tokens into a run. */
const JOINS: ReadonlySet<number> = new Set([0x2b, 0x2d, 0x2e]);

/**
 * Where the run of ASCII letters, digits, `_`, `+`, `-` and `.` that ends before `at` has its first
 * letter, digit or `_`; -1 where there is none, or the run has more than 64 bytes.
 */
export function runStart(bytes: Uint8Array, at: number): number {
  let start = at;
  for (let index = at - 1; index >= 0 && isOfRun(bytes[index] ?? 0); index -= 1) {
    if (at - index > LONGEST_RUN) return -1;
    if (isOfToken(bytes[index] ?? 0)) start = index;
  }
  return start === at ? -1 : start;
}

function isOfRun(byte: number): boolean {
  return isOfToken(byte) || JOINS.has(byte);
}

function isOfToken(byte: number): boolean {
  const group = (BYTES[byte] ?? 0) >> CLASS_SHIFT;
  return group !== 0 && group !== HIGH;
}
