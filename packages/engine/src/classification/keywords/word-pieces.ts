import { decodeUtf8 } from '../utf8.ts';
import { foldLetters } from './fold-letters.ts';

/**
 * Words, cut further as names in code are: at `_`, `-`, `.`, and where small letters turn to capitals
 * (`customerSsn`). Writing without spaces between words is cut at every character.
 * Columns: the piece `i` is `start[i]`, `end[i]` in bytes, for `i` below `count`.
 */
export interface WordPieces {
  count: number;
  start: number[];
  end: number[];
  /** 1 where nothing stands between the piece and the one before it. */
  joined: number[];
  /** Folded letters of pieces beyond ASCII; null where folding is `| 32`. */
  folded: (string | null)[];
}

const OTHER = 0;
const SMALL = 1;
const CAPITAL = 2;
const DIGIT = 3;
const BEYOND = 4;

/** Digits behind a name that count it. */
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

/** Room for pieces, used again for every window. */
export function createWordPieces(): WordPieces {
  return { count: 0, start: [], end: [], joined: [], folded: [] };
}

/** Writes the pieces between two offsets in bytes, in order, in place of what stood there. */
export function readWordPieces(
  pieces: WordPieces,
  bytes: Uint8Array,
  start: number,
  end: number,
): void {
  pieces.count = 0;
  let at = start;
  while (at < end) {
    if (KINDS[bytes[at] ?? 0] === OTHER) {
      at += 1;
      continue;
    }
    const from = at;
    let isAscii = true;
    for (let kind = KINDS[bytes[at] ?? 0]; at < end && kind !== OTHER; at += 1) {
      if (kind === BEYOND) isAscii = false;
      kind = KINDS[bytes[at + 1] ?? 0];
    }
    if (isAscii) addAscii(pieces, bytes, from, at);
    else addBeyond(pieces, decodeUtf8(bytes, from, at), from);
  }
}

function addPiece(pieces: WordPieces, start: number, end: number, folded: string | null): void {
  const { count } = pieces;
  pieces.joined[count] = count > 0 && pieces.end[count - 1] === start ? 1 : 0;
  pieces.start[count] = start;
  pieces.end[count] = end;
  pieces.folded[count] = folded;
  pieces.count = count + 1;
}

/** Cuts before a capital behind a small letter or digit, and before the last of several capitals. */
function addAscii(pieces: WordPieces, bytes: Uint8Array, from: number, to: number): void {
  let start = from;
  for (let at = from + 1; at < to; at += 1) {
    if (KINDS[bytes[at] ?? 0] !== CAPITAL) continue;
    const isBehindCapital = KINDS[bytes[at - 1] ?? 0] === CAPITAL;
    const isBeforeSmall = at + 1 < to && KINDS[bytes[at + 1] ?? 0] === SMALL;
    if (isBehindCapital && !isBeforeSmall) continue;
    addPiece(pieces, start, at, null);
    start = at;
  }
  addLast(pieces, bytes, start, to);
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
