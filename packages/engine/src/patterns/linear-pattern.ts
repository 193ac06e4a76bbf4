import type { Automaton } from './automaton.ts';

/** Which tokens (runs of ASCII letters, digits and `_`, and bytes above 127) a match can begin with. Where a match ends
 * within a token, the shape is that of the part that the match covers. */
export interface TokenShape {
  /** Length of the first token in bytes; `maximum` is 63 where there is no limit. */
  minimum: number;
  maximum: number;
  /** Bits of what the token may be made of: 1 digits, 2 upper case, 4 lower case, 8 `_`, 16 bytes above 127. Each set that can occur. */
  masks: readonly number[];
  /** Bytes that can directly follow the token; null where the match can end with it, so that any may. */
  next: readonly number[] | null;
}

/** A pattern compiled to an automaton that never looks at a byte twice for one attempt. */
export interface LinearPattern {
  readonly source: string;
  /** What it was compiled to, for walks of several patterns at once. */
  readonly automaton: Automaton;
  /**
   * End of the longest match that starts at `start`, or -1. Reads `bytes` up to `limit` only; what
   * stands before `start` counts for `\b` and `^`. One attempt can read on to `limit` though it ends
   * before; who attempts many places of a text that somebody else wrote uses `find`.
   */
  matchAt(bytes: Uint8Array, start: number, limit: number): number;
  /**
   * Next match at or after `start`: leftmost, longest; null when there is none. Linear in the bytes
   * read, for matches of up to 1,024 bytes (longer ones may be missed, or come in pieces).
   */
  find(bytes: Uint8Array, start: number, limit: number): { start: number; end: number } | null;
  /**
   * Literals, at least 3 bytes each and at most 64 of them, one of which every match begins with;
   * null where there are none. Lower case where the pattern is caseless.
   */
  readonly literals: readonly string[] | null;
  /** What the first token of a match looks like; null where a match can begin with something else. */
  readonly shape: TokenShape | null;
  /** Longest match in bytes; null where there is no limit. */
  readonly longest: number | null;
}

/** Why a pattern was refused: position in code units of the source, and a sentence for the author. */
export interface PatternProblem {
  position: number;
  reason: string;
}
