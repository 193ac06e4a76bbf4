import type { LinearPattern } from '../src/patterns/linear-pattern.ts';

export interface FoundAll {
  /** In order, apart; offsets in bytes. */
  matches: readonly { start: number; end: number }[];
  /** The cap was reached: there may be more. */
  capped: boolean;
}

/**
 * Every match between two places, leftmost and longest, each beginning at or behind the end of the
 * one before, until there are `maximum`. Linear as `find` is.
 */
export function findAll(
  pattern: LinearPattern,
  bytes: Uint8Array,
  range: { start: number; limit: number; maximum: number },
): FoundAll {
  const matches: { start: number; end: number }[] = [];
  let from = range.start;
  while (matches.length < range.maximum) {
    const match = pattern.find(bytes, from, range.limit);
    if (match === null) return { matches, capped: false };
    matches.push(match);
    from = match.end;
  }
  return { matches, capped: true };
}
