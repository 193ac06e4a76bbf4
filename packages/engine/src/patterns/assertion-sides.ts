import { isWordByte } from './byte-classes.ts';
import type { Assertion } from './syntax-tree.ts';

/** What is on one side of a position, as far as assertions need it: bits. */
export const EDGE = 1;
const WORD = 2;
export const LINE = 4;

/** Of a byte, or of -1, the end of the text. */
export function sideOf(byte: number): number {
  if (byte < 0) return EDGE | LINE;
  if (byte === 0x0a) return LINE;
  return isWordByte(byte) ? WORD : 0;
}

/** Whether an assertion holds between two sides. */
export function holds(assertion: Assertion, before: number, behind: number): boolean {
  switch (assertion) {
    case 'text-start':
      return (before & EDGE) !== 0;
    case 'text-end':
      return (behind & EDGE) !== 0;
    case 'line-start':
      return (before & LINE) !== 0;
    case 'line-end':
      return (behind & LINE) !== 0;
    case 'word-edge':
      return (before & WORD) !== (behind & WORD);
    case 'no-word-edge':
      return (before & WORD) === (behind & WORD);
  }
}
