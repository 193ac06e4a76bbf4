import type { LinearPattern } from '../../patterns/linear-pattern.ts';

/** A `ValuePattern` made ready for scanning; its index is its place in the list given to the scan. */
export interface CompiledValuePattern {
  readonly linear: LinearPattern;
  /** As declared; literals of the pattern are lower case then and are matched in either case. */
  readonly caseless: boolean;
  readonly edges: 'token' | 'free';
  readonly after: { readonly words: readonly string[]; readonly within: number } | null;
}

/**
 * Places where a pattern matches, as columns: the hit `i` is `pattern[i]`, `start[i]`, `end[i]`, for `i`
 * below `count`. Kept by the caller and used again, so that a scan allocates nothing.
 */
export interface RawHits {
  count: number;
  pattern: Int32Array;
  start: Int32Array;
  end: Int32Array;
}

/**
 * Finds where patterns match, with their edges and the words before them, and judges nothing else.
 * A pattern has at most one hit at a start, the longest match there; hits of one pattern may overlap,
 * since the first may fail its check where the second does not.
 */
export interface Scan {
  /**
   * Writes the hits in `bytes` before `length` to `hits`, in place of what stood there, by start, then
   * by index of the pattern.
   */
  scan(bytes: Uint8Array, length: number, hits: RawHits): void;
}

/** Room for hits; it grows as needed. */
export function createRawHits(capacity = 256): RawHits {
  return {
    count: 0,
    pattern: new Int32Array(capacity),
    start: new Int32Array(capacity),
    end: new Int32Array(capacity),
  };
}

/** Adds one hit behind the others. */
export function addHit(hits: RawHits, pattern: number, start: number, end: number): void {
  if (hits.count === hits.pattern.length) grow(hits);
  hits.pattern[hits.count] = pattern;
  hits.start[hits.count] = start;
  hits.end[hits.count] = end;
  hits.count += 1;
}

function grow(hits: RawHits): void {
  hits.pattern = doubled(hits.pattern);
  hits.start = doubled(hits.start);
  hits.end = doubled(hits.end);
}

function doubled(column: Int32Array): Int32Array {
  const next = new Int32Array(Math.max(16, column.length * 2));
  next.set(column);
  return next;
}
