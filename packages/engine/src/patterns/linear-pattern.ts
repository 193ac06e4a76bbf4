import type { Automaton } from './automaton.ts';

/** A pattern compiled to an automaton that reads each byte at most once per attempt. */
export interface LinearPattern {
  readonly source: string;
  /** Compiled form, for walks of several patterns at once. */
  readonly automaton: Automaton;
  /**
   * End of the longest match that starts at `start`, or -1. Reads `bytes` up to `limit` only; the bytes
   * before `start` matter for `\b` and `^`. One attempt can read to `limit` even if it ends earlier;
   * use `find` to try many places of an untrusted text.
   */
  matchAt(bytes: Uint8Array, start: number, limit: number): number;
  /**
   * Next match at or after `start`: leftmost, longest; null if none. Linear in the bytes read, for
   * matches of up to 1,024 bytes (longer ones may be missed or split).
   */
  find(bytes: Uint8Array, start: number, limit: number): { start: number; end: number } | null;
  /** Whether there is a match at or after `start`, of any length. Linear in the bytes read. */
  test(bytes: Uint8Array, start: number, limit: number): boolean;
  /**
   * At most 64 literals of at least 3 bytes, one of which starts every match; null if none. Lower case
   * if the pattern is caseless.
   */
  readonly literals: readonly string[] | null;
  /** Longest match in bytes; null if there is no limit. */
  readonly longest: number | null;
}

/** Why a pattern was refused: position in code units of the source, and a sentence for the author. */
export interface PatternProblem {
  position: number;
  reason: string;
}
