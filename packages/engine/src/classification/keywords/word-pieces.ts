import { decodeUtf8 } from '../utf8.ts';
import { foldLetters } from './fold-letters.ts';

/**
 * Words, split further like names in code: at `_`, `-`, `.`, and where lower case turns to upper case
 * (`customerSsn`). Scripts without spaces are split at every character. Columnar: piece `i` is
 * `start[i]`, `end[i]` in bytes, for `i` below `count`.
 */
export interface WordPieces {
  count: number;
  start: Int32Array;
  end: Int32Array;
  /** 1 if the piece directly follows the previous one. */
  joined: Uint8Array;
  /** Folded letters of pieces beyond ASCII; null if folding is `| 32`. */
  folded: (string | null)[];
}

const OTHER = 0;
const SMALL = 1;
const CAPITAL = 2;
const DIGIT = 3;
const BEYOND = 4;

/** Digits that number a name. */
const MOST_COUNTED = 3;

const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte > 127) return BEYOND;
  const letter = String.fromCharCode(byte);
  if (/[a-z]/.test(letter)) return SMALL;
  if (/[A-Z]/.test(letter)) return CAPITAL;
  return /[0-9]/.test(letter) ? DIGIT : OTHER;
});

const PART =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Hang}\p{sc=Thai}]|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+\d*|\p{L}\p{M}*|\d+/gu;

/** Room for the pieces of a window; grows for longer texts. */
const ROOM = 1024;

/** Room for pieces, used again for every window. */
export function createWordPieces(): WordPieces {
  return { count: 0, ...newColumns(ROOM), folded: [] };
}

function newColumns(room: number): Pick<WordPieces, 'start' | 'end' | 'joined'> {
  return {
    start: new Int32Array(room),
    end: new Int32Array(room),
    joined: new Uint8Array(room),
  };
}

function grow(pieces: WordPieces): void {
  const { start, end, joined } = pieces;
  Object.assign(pieces, newColumns(2 * start.length));
  pieces.start.set(start);
  pieces.end.set(end);
  pieces.joined.set(joined);
}

/** Writes the pieces between two byte offsets, in order, replacing the previous contents. */
export function readWordPieces(
  pieces: WordPieces,
  bytes: Uint8Array,
  start: number,
  end: number,
): void {
  pieces.count = 0;
  let at = start;
  while (at < end) {
    if (KINDS[bytes[at] ?? 0] === OTHER) at += 1;
    else at = readRun(pieces, bytes, at, end);
  }
}

/** Adds the pieces of adjacent letters and digits, and returns where they end. */
function readRun(pieces: WordPieces, bytes: Uint8Array, from: number, end: number): number {
  const { count } = pieces;
  let start = from;
  let at = from;
  let before = OTHER;
  for (let kind = KINDS[bytes[at] ?? 0] ?? OTHER; kind !== OTHER;) {
    if (kind === BEYOND) {
      pieces.count = count;
      return readBeyond(pieces, bytes, from, end);
    }
    if (kind === CAPITAL && at > from && isCut(before, at + 1 < end ? bytes[at + 1] : 0)) {
      addPiece(pieces, start, at, null);
      start = at;
    }
    at += 1;
    before = kind;
    kind = at < end ? (KINDS[bytes[at] ?? 0] ?? OTHER) : OTHER;
  }
  addLast(pieces, bytes, start, at);
  return at;
}

/**
 * Whether a capital starts a piece: after a lower-case letter or digit, or as the last of several
 * capitals.
 */
function isCut(before: number, next: number | undefined): boolean {
  return before !== CAPITAL || KINDS[next ?? 0] === SMALL;
}

function readBeyond(pieces: WordPieces, bytes: Uint8Array, from: number, end: number): number {
  let to = from;
  while (to < end && KINDS[bytes[to] ?? 0] !== OTHER) to += 1;
  addBeyond(pieces, decodeUtf8(bytes, from, to), from);
  return to;
}

function addPiece(pieces: WordPieces, start: number, end: number, folded: string | null): void {
  const { count } = pieces;
  if (count === pieces.start.length) grow(pieces);
  pieces.joined[count] = count > 0 && pieces.end[count - 1] === start ? 1 : 0;
  pieces.start[count] = start;
  pieces.end[count] = end;
  pieces.folded[count] = folded;
  pieces.count = count + 1;
}

/** Cuts the number off `card2`, as columns are counted; a piece with more digits is an identifier. */
function addLast(pieces: WordPieces, bytes: Uint8Array, start: number, to: number): void {
  let letters = to;
  while (letters > start && KINDS[bytes[letters - 1] ?? 0] === DIGIT) letters -= 1;
  const isCounted = letters > start && letters < to && to - letters <= MOST_COUNTED;
  if (isCounted) addPiece(pieces, start, letters, null);
  addPiece(pieces, isCounted ? letters : start, to, null);
}

function addBeyond(pieces: WordPieces, run: string, from: number): void {
  let at = from;
  let index = 0;
  for (const match of run.matchAll(PART)) {
    at += utf8Length(run.slice(index, match.index));
    const [part] = match;
    const end = at + utf8Length(part);
    addPiece(pieces, at, end, foldLetters(part));
    at = end;
    index = match.index + part.length;
  }
}

function utf8Length(text: string): number {
  let length = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    length += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return length;
}
