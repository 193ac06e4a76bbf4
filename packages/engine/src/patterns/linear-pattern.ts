import type { Automaton } from './automaton.ts';

/** A pattern compiled to an automaton that never looks at a byte twice for one attempt. */
export interface LinearPattern {
  readonly source: string;
  /** What it was compiled to, for walks of several patterns at once. */
  readonly automaton: Automaton;
  /**
   * End of the longest match that starts at `start`, or -1. Reads `bytes` up to `limit` only; what
   * precedes `start` counts for `\b` and `^`. One attempt can read on to `limit` though it ends
   * before; who attempts many places of a text that someone else wrote uses `find`.
   */
  matchAt(bytes: Uint8Array, start: number, limit: number): number;
  /**
   * Next match at or after `start`: leftmost, longest; null if none. Linear in the bytes read, for
   * matches of up to 1,024 bytes (longer ones may be missed, or come in pieces).
   */
  find(bytes: Uint8Array, start: number, limit: number): { start: number; end: number } | null;
  /** Whether there is a match at or after `start`, of any length. Linear in the bytes read. */
  test(bytes: Uint8Array, start: number, limit: number): boolean;
  /**
   * Literals, at least 3 bytes each and at most 64 of them, one of which every match begins with; null
   * if none. Lower case where the pattern is caseless.
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
