import type { Place, ReadableText } from '../classifiers/define-classifier.ts';
import type { Structure } from './structure/field-place.ts';
import { createTextParts } from './text-parts.ts';

/** UTF-8 text with its facts, as the parts of the classification pass it on. */
export function sourceText(
  bytes: Uint8Array,
  facts: { name?: string; mediaType?: string } = {},
): ReadableText {
  const { name, mediaType } = facts;
  return {
    bytes,
    length: bytes.length,
    slice: createTextParts(bytes),
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

/** First byte of the line that contains `at`, or the byte `most` before, whichever comes later. */
export function lineStartNear({ bytes }: ReadableText, at: number, most: number): number {
  const limit = Math.max(0, at - most);
  let start = at;
  while (start > limit && !isLineBreak(bytes[start - 1])) start -= 1;
  return start;
}

/** The line break after `at`, or the byte `most` after, whichever comes first. */
export function lineEndNear({ bytes, length }: ReadableText, at: number, most: number): number {
  const limit = Math.min(length, at + most);
  let end = at;
  while (end < limit && !isLineBreak(bytes[end])) end += 1;
  return end;
}

const BEFORE_BYTES = 120;
const BEHIND_BYTES = 60;

/**
 * Text around values, for the checks of classifiers; values with one start or end share it. A value
 * that fills its cell has no surrounding text: the delimiter and the next cell are not part of it, as
 * in `1001,536904399`. Request places in ascending order; each result is valid until the next request.
 */
export function createPlaces(
  text: ReadableText,
  { fieldAt, hasCells }: Pick<Structure, 'fieldAt' | 'hasCells'>,
): (start: number, end: number) => Place {
  const before = { at: -1, text: '' };
  const behind = { at: -1, text: '' };
  let [start, end] = [-1, -1];
  let isCell: boolean | null = null;
  let isTable: boolean | null = null;
  function isWholeCell(): boolean {
    isTable ??= hasCells();
    if (isCell === null) {
      const field = isTable ? fieldAt(start, end) : null;
      isCell = field?.kind === 'header' && field.start === start && field.end === end;
    }
    return isCell;
  }
  const place: Place = {
    before() {
      if (isWholeCell()) return '';
      if (before.at !== start) {
        before.text = text.slice(lineStartNear(text, start, BEFORE_BYTES), start);
        before.at = start;
      }
      return before.text;
    },
    behind() {
      if (isWholeCell()) return '';
      if (behind.at !== end) {
        behind.text = text.slice(end, lineEndNear(text, end, BEHIND_BYTES));
        behind.at = end;
      }
      return behind.text;
    },
  };
  return (from, to) => {
    if (start !== from || end !== to) isCell = null;
    start = from;
    end = to;
    return place;
  };
}
