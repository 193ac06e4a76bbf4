import type { ReadableText } from '../classifiers/define-classifier.ts';

/** A stretch of prose. */
export interface Block {
  text: string;
  /** First byte of it in the whole text. */
  start: number;
}

/** Names of a long text are known from its beginning. */
const MOST_BYTES = 262_144;
const LONGEST_BLOCK = 4096;
/** Maximum share of code characters in a block; prose has at most one in a hundred. */
const MOST_CODE = 0.04;
/** A short line may contain an address or a quotation. */
const FEW_SIGNS = 4;
/** Minimum share of spaces; English has one in six. */
const FEWEST_BLANKS = 0.08;

const LINE_FEED = 10;

/**
 * Prose of a text, in blocks that end at a line end, or at a space in a long line. Skips blocks that
 * look like code or contain no capitalised word.
 */
export function* proseBlocks(text: ReadableText): Generator<Block> {
  const { bytes } = text;
  const length = Math.min(text.length, MOST_BYTES);
  const feedFrom = lineFeeds(bytes, length);
  let start = 0;
  while (start < length) {
    const end = blockEnd({ bytes, length, feedFrom }, start);
    if (isProse(bytes, start, end)) yield { text: text.slice(start, end), start };
    start = end;
  }
}

interface Feeds {
  bytes: Uint8Array;
  length: number;
  /** The first line feed at or after the position; `length` if none. */
  feedFrom(at: number): number;
}

/** After an empty line, or after the last line or space that fits. */
function blockEnd({ bytes, length, feedFrom }: Feeds, start: number): number {
  const limit = Math.min(length, start + LONGEST_BLOCK);
  let line = start;
  for (let feed = feedFrom(start); feed < limit; feed = feedFrom(line)) {
    line = feed + 1;
    if (bytes[line] === LINE_FEED) return line;
  }
  if (limit === length) return length;
  if (line > start) return line;
  let blank = limit;
  while (blank > start && bytes[blank - 1] !== 32) blank -= 1;
  return blank > start ? blank : limit;
}

/** Line feeds before `length`, asked for from front to back: each is searched for once. */
function lineFeeds(bytes: Uint8Array, length: number): (at: number) => number {
  let next = -1;
  return (at) => {
    if (next < at) {
      const found = bytes.indexOf(LINE_FEED, at);
      next = found < 0 || found > length ? length : found;
    }
    return next;
  };
}

const LETTER = 1;
const CAPITAL = 2;
const BLANK = 4;
/** Characters far more common in code, markup and data than in prose. */
const CODE = 8;
/** Signs behind which prose has a blank. */
const STOP = 16;
const OPENING = 32;

const KINDS = byteKinds();

function byteKinds(): Uint8Array {
  const kinds = new Uint8Array(256);
  for (let byte = 97; byte <= 122; byte += 1) kinds[byte] = LETTER;
  for (let byte = 65; byte <= 90; byte += 1) kinds[byte] = CAPITAL;
  for (const sign of ' \n\r\t') kinds[sign.charCodeAt(0)] = BLANK;
  for (const sign of '{}[]<>=;|\\_$#+*~^`/&%') kinds[sign.charCodeAt(0)] = CODE;
  for (const sign of '.,:') kinds[sign.charCodeAt(0)] = STOP;
  kinds[40] = OPENING;
  return kinds;
}

/**
 * Whether most of it reads like sentences: few code characters, few names such as `readAll` and
 * `read.all(`, spaces between words, and at least one capitalised word.
 */
function isProse(bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start;
  const most = Math.max(FEW_SIGNS, length * MOST_CODE);
  let code = 0;
  let blanks = 0;
  let large = 0;
  let last = BLANK;
  for (let at = start; at < end && code <= most; at += 1) {
    const kind = KINDS[bytes[at] ?? 0] ?? 0;
    if (kind === BLANK) blanks += 1;
    else if (kind === CODE || isJoined(last, kind)) code += 1;
    if (kind === LETTER && last === CAPITAL) large += 1;
    last = kind;
  }
  return large > 0 && code <= most && blanks >= length * FEWEST_BLANKS;
}

/** A capital or a parenthesis directly behind a letter, or a letter directly behind a stop. */
function isJoined(last: number, kind: number): boolean {
  if (last === LETTER) return kind === CAPITAL || kind === OPENING;
  return last === STOP && (kind === LETTER || kind === CAPITAL);
}
