import type { ReadableText } from '../../classifiers/define-classifier.ts';
import { lineEndNear, lineStartNear } from '../source-text.ts';

/** A value in its line, near enough for telling what it is a part of. */
export interface Surroundings {
  value: string;
  /** Up to 160 bytes before and behind, on the same line. */
  before: string;
  behind: string;
}

const REACH = 160;

export function surroundingsOf(text: ReadableText, start: number, end: number): Surroundings {
  return {
    value: text.slice(start, end),
    before: text.slice(lineStartNear(text, start, REACH), start),
    behind: text.slice(end, lineEndNear(text, end, REACH)),
  };
}

/** The run of the given characters that a value is a part of, itself included. `tail` and `head` match at the ends. */
export function runAround({ value, before, behind }: Surroundings, ends: RunEnds): string {
  return (ends.tail.exec(before)?.[0] ?? '') + value + (ends.head.exec(behind)?.[0] ?? '');
}

/** How a run continues to the left and to the right. */
export interface RunEnds {
  tail: RegExp;
  head: RegExp;
}

export const HEX_AND_HYPHENS: RunEnds = { tail: /[0-9a-f-]+$/i, head: /^[0-9a-f-]+/i };
export const HEX: RunEnds = { tail: /[0-9a-f]+$/i, head: /^[0-9a-f]+/i };
export const BASE64: RunEnds = { tail: /[\w+/=-]+$/, head: /^[\w+/=-]+/ };
