import { isTokenByte } from '../token-edges.ts';
import { decodeUtf8 } from '../utf8.ts';
import { createBeginnings, type Beginnings } from './beginnings.ts';
import { foldLetters } from './fold-letters.ts';
import { createPrefixFilter, type PrefixFilter } from './prefix-filter.ts';
import { createWordPieces, readWordPieces, type WordPieces } from './word-pieces.ts';

/** A keyword in its search form: its words without separators. */
interface Keyword {
  /** As declared. */
  word: string;
  /** Folded and without separators. */
  joined: string;
  /** Word boundaries in `joined`, where a separator may occur. */
  seams: ReadonlySet<number>;
  /** Places of the classifiers that declare it, in their list. */
  owners: ReadonlySet<number>;
}

/** A keyword in a text. Offsets in bytes. */
export interface KeywordHit {
  keyword: Keyword;
  start: number;
  end: number;
}

export interface KeywordIndex {
  /** Keywords between two offsets that fall on no letter of a word. */
  find(bytes: Uint8Array, start: number, end: number): KeywordHit[];
}

/** Maximum pieces per keyword: as many as characters in scripts without spaces. */
const MOST_PIECES = 24;
/** Maximum bytes between two words of a keyword: `card no. : `. */
const MOST_BETWEEN = 3;

const LOW_LINE = 95;

interface Table {
  byHash: ReadonlyMap<number, readonly Keyword[]>;
  /** Hashes of keyword prefixes; a run of pieces with no such hash is abandoned. */
  prefixes: PrefixFilter;
  beginnings: Beginnings;
}

interface Builder {
  word: string;
  seams: Set<number>;
  owners: Set<number>;
}

/**
 * Finds the keywords of all classifiers in one pass. Joined or separated, `card number`, `card_number`,
 * `cardNumber` and `cardnumber` are one keyword, but `is in` is not `isin`: a separator may occur only
 * between words of the keyword.
 * @param lists keywords of each classifier
 */
export function createKeywordIndex(lists: readonly (readonly string[])[]): KeywordIndex {
  const builders = new Map<string, Builder>();
  for (const [owner, words] of lists.entries()) {
    for (const word of words) addKeyword(builders, word, owner);
  }
  const byHash = new Map<number, Keyword[]>();
  const beginnings: number[] = [];
  for (const [joined, builder] of builders) {
    let hash = 0;
    for (let index = 0; index < joined.length; index += 1) {
      hash = step(hash, joined.charCodeAt(index));
      beginnings.push(hash);
    }
    const bucket = byHash.get(hash) ?? [];
    bucket.push({ joined, ...builder });
    byHash.set(hash, bucket);
  }
  const prefixes = createPrefixFilter(beginnings);
  const table = { byHash, prefixes, beginnings: createBeginnings(builders.keys(), MOST_BETWEEN) };
  const pieces = createWordPieces();
  return {
    find(bytes, start, end) {
      readWordPieces(pieces, bytes, start, end);
      return findKeywords(table, bytes, pieces);
    },
  };
}

function addKeyword(builders: Map<string, Builder>, word: string, owner: number): void {
  const words = foldLetters(word).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const singular = words.join('');
  const seams = new Set<number>();
  let seam = 0;
  for (const each of words) seams.add((seam += each.length));
  for (const joined of singular.length < 3 ? [singular] : [singular, `${singular}s`]) {
    if (joined === '') continue;
    const builder = builders.get(joined) ?? { word, seams: new Set(), owners: new Set() };
    for (const place of seams) builder.seams.add(place);
    builder.owners.add(owner);
    builders.set(joined, builder);
  }
}

/** Thirty bits, which engines store inline; larger numbers are objects. */
function step(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 16_777_619) & 0x3f_ff_ff_ff;
}

function hashOf(text: string, before = 0): number {
  let hash = before;
  for (let index = 0; index < text.length; index += 1) hash = step(hash, text.charCodeAt(index));
  return hash;
}

/** Pieces of one window, and the run tried as a keyword. */
interface Run {
  bytes: Uint8Array;
  pieces: WordPieces;
  first: number;
  hash: number;
  /** Characters in the run. */
  length: number;
  /** Separator positions in the joined text. */
  breaks: number[];
}

function findKeywords(
  { byHash, prefixes, beginnings }: Table,
  bytes: Uint8Array,
  pieces: WordPieces,
): KeywordHit[] {
  const hits: KeywordHit[] = [];
  const run: Run = { bytes, pieces, first: 0, hash: 0, length: 0, breaks: [] };
  for (let first = 0; first < pieces.count; first += 1) {
    const isAscii = pieces.folded[first] === null;
    if (isAscii && !beginnings.has(bytes, pieces.start[first] ?? 0)) continue;
    run.first = first;
    run.hash = 0;
    run.length = 0;
    run.breaks.length = 0;
    const stop = Math.min(pieces.count, first + MOST_PIECES);
    for (let last = first; last < stop && extend(run, last); last += 1) {
      if (!prefixes.has(run.hash)) break;
      const found = byHash.get(run.hash);
      if (found) addHits(hits, found, run, last);
    }
  }
  return hits;
}

/** Adds a piece to the run; false if it is too far from the previous one. */
function extend(run: Run, last: number): boolean {
  const { pieces } = run;
  const start = pieces.start[last] ?? 0;
  if (last > run.first && pieces.joined[last] !== 1) {
    if (start - (pieces.end[last - 1] ?? 0) > MOST_BETWEEN) return false;
    run.breaks.push(run.length);
  }
  const folded = pieces.folded[last] ?? null;
  if (folded === null) addAscii(run, start, pieces.end[last] ?? 0);
  else addFolded(run, folded);
  return true;
}

function addAscii(run: Run, start: number, end: number): void {
  for (let at = start; at < end; at += 1) run.hash = step(run.hash, (run.bytes[at] ?? 0) | 32);
  run.length += end - start;
}

function addFolded(run: Run, folded: string): void {
  run.hash = hashOf(folded, run.hash);
  run.length += folded.length;
}

function addHits(hits: KeywordHit[], found: readonly Keyword[], run: Run, last: number): void {
  const start = run.pieces.start[run.first] ?? 0;
  const end = run.pieces.end[last] ?? 0;
  for (const keyword of found) {
    if (!run.breaks.every((place) => keyword.seams.has(place))) continue;
    if (isWritten(run.bytes, start, end, keyword.joined)) hits.push({ keyword, start, end });
  }
}

/** Whether the letters and digits between two offsets are those of a keyword. */
function isWritten(bytes: Uint8Array, start: number, end: number, joined: string): boolean {
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte > 127) return joined === joinedWords(decodeUtf8(bytes, start, end));
    if (!isTokenByte(byte) || byte === LOW_LINE) continue;
    if ((byte | 32) !== joined.charCodeAt(count)) return false;
    count += 1;
  }
  return count === joined.length;
}

function joinedWords(text: string): string {
  return foldLetters(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
