import type { Place, ReadableText } from '../classifiers/define-classifier.ts';
import { decodeUtf8 } from './utf8.ts';

/** UTF-8 text with its facts, as the parts of the classification pass it on. */
export function sourceText(
  bytes: Uint8Array,
  facts: { name?: string; mediaType?: string } = {},
): ReadableText {
  const { name, mediaType } = facts;
  return {
    bytes,
    length: bytes.length,
    slice: (start, end) => decodeUtf8(bytes, start, Math.min(end, bytes.length)),
    ...(name === undefined ? {} : { name }),
    ...(mediaType === undefined ? {} : { mediaType }),
  };
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Line feed or carriage return. */
export function isLineBreak(byte: number | undefined): boolean {
  return byte === LINE_FEED || byte === CARRIAGE_RETURN;
}

/** First byte of the line that holds `at`, or the byte `most` before, whichever comes later. */
export function lineStartNear({ bytes }: ReadableText, at: number, most: number): number {
  const limit = Math.max(0, at - most);
  let start = at;
  while (start > limit && !isLineBreak(bytes[start - 1])) start -= 1;
  return start;
}

/** The line break behind `at`, or the byte `most` behind, whichever comes first. */
export function lineEndNear({ bytes, length }: ReadableText, at: number, most: number): number {
  const limit = Math.min(length, at + most);
  let end = at;
  while (end < limit && !isLineBreak(bytes[end])) end += 1;
  return end;
}

const BEFORE_BYTES = 120;
const BEHIND_BYTES = 60;

/** What stands around values, for the checks of classifiers; values of one start or end share it. */
export function createPlaces(text: ReadableText): (start: number, end: number) => Place {
  const before = { at: -1, text: '' };
  const behind = { at: -1, text: '' };
  return (start, end) => ({
    before() {
      if (before.at !== start) {
        before.text = text.slice(lineStartNear(text, start, BEFORE_BYTES), start);
        before.at = start;
      }
      return before.text;
    },
    behind() {
      if (behind.at !== end) {
        behind.text = text.slice(end, lineEndNear(text, end, BEHIND_BYTES));
        behind.at = end;
      }
      return behind.text;
    },
  });
}
