import type { LinearPattern } from '../../patterns/linear-pattern.ts';

/** A `ValuePattern` prepared for scanning; its index is its position in the list given to the scan. */
export interface CompiledValuePattern {
  readonly linear: LinearPattern;
  /** As declared; literals of the pattern are lower case then and are matched in either case. */
  readonly caseless: boolean;
  readonly edges: 'token' | 'free';
  readonly after: {
    readonly words: readonly string[];
    readonly within: number;
    readonly next?: string;
  } | null;
  readonly anchor?: '@';
  readonly holds?: readonly string[];
}

/**
 * Pattern matches as columns: hit `i` is `pattern[i]`, `start[i]`, `end[i]`, for `i` below `count`.
 * Owned and reused by the caller, so a scan allocates nothing.
 */
export interface RawHits {
  count: number;
  /** By start and pattern; see `orderHits`. */
  isOrdered: boolean;
  /** The text is adversarially repetitive; long values in it may be missed or truncated. */
  isCapped: boolean;
  pattern: Int32Array;
  start: Int32Array;
  end: Int32Array;
}

/** UTF-8; only the bytes before `length` count. */
export interface ScannedText {
  readonly bytes: Uint8Array;
  readonly length: number;
}

/**
 * Finds where patterns match, including their edges and preceding words, without further checks. A
 * pattern has at most one hit per start, the longest match; hits of one pattern may overlap, since the
 * first may fail its check where the second passes.
 */
export interface Scan {
  /**
   * Writes the hits in `bytes` before `length` to `hits`, replacing its contents, sorted by start, then
   * pattern index. Calls `checkpoint` regularly; if that throws, the scan ends.
   */
  scan(bytes: Uint8Array, length: number, hits: RawHits, checkpoint?: () => void): void;
}

/** Room for hits; it grows as needed. */
export function createRawHits(capacity = 256): RawHits {
  return {
    count: 0,
    isOrdered: true,
    isCapped: false,
    pattern: new Int32Array(capacity),
    start: new Int32Array(capacity),
    end: new Int32Array(capacity),
  };
}

/** Appends one hit. */
export function addHit(hits: RawHits, pattern: number, start: number, end: number): void {
  if (hits.count === hits.pattern.length) grow(hits);
  put(hits, hits.count, { pattern, start, end });
  hits.count += 1;
}

/** Maximum hits that an insertion shifts; further ones are sorted together at the end. */
const MOST_STEPS = 64;

/** Inserts one hit near the end without duplicates; finish such scans with `orderHits`. */
export function insertHit(hits: RawHits, pattern: number, start: number, end: number): void {
  const least = Math.max(0, hits.count - MOST_STEPS);
  let place = hits.count;
  while (place > least && compare(hits, place - 1, pattern, start) > 0) place -= 1;
  if (place > 0 && compare(hits, place - 1, pattern, start) > 0) {
    hits.isOrdered = false;
    place = hits.count;
  }
  if (place > 0 && compare(hits, place - 1, pattern, start) === 0) return;
  if (hits.count === hits.pattern.length) grow(hits);
  if (place < hits.count) {
    hits.pattern.copyWithin(place + 1, place, hits.count);
    hits.start.copyWithin(place + 1, place, hits.count);
    hits.end.copyWithin(place + 1, place, hits.count);
  }
  put(hits, place, { pattern, start, end });
  hits.count += 1;
}

/** Puts hits in order by start and pattern, without duplicates, where adding them did not. */
export function orderHits(hits: RawHits): void {
  if (hits.isOrdered) return;
  const { start, pattern, end, count } = hits;
  const order = Uint32Array.from({ length: count }, (_, index) => index).toSorted(
    (a, b) => (start[a] ?? 0) - (start[b] ?? 0) || (pattern[a] ?? 0) - (pattern[b] ?? 0),
  );
  Object.assign(hits, { ...createRawHits(count), isCapped: hits.isCapped });
  for (const index of order) {
    insertHit(hits, pattern[index] ?? 0, start[index] ?? 0, end[index] ?? 0);
  }
}

function compare(hits: RawHits, place: number, pattern: number, start: number): number {
  return (hits.start[place] ?? 0) - start || (hits.pattern[place] ?? 0) - pattern;
}

function put(
  hits: RawHits,
  place: number,
  hit: { pattern: number; start: number; end: number },
): void {
  hits.pattern[place] = hit.pattern;
  hits.start[place] = hit.start;
  hits.end[place] = hit.end;
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
