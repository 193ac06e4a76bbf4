import type { LinearPattern } from '../src/patterns/linear-pattern.ts';

export interface FoundAll {
  /** In order, apart; offsets in bytes. */
  matches: readonly { start: number; end: number }[];
  /** The limit was reached: there may be more. */
  capped: boolean;
}

/**
 * Every match between two positions, leftmost and longest, each starting at or after the end of the
 * previous one, up to `maximum`. Linear like `find`.
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
