import type { SnippetInput } from '@waybill/engine';
import { redactedSnippet } from '@waybill/engine/classification/redacted-snippet';

/** A masked value longer than this is shown by its ends. */
const LONGEST = 48;
const MASK = '•';
/** How far from a value of a table others of its row may stand, at the most. */
const ROW = 300;

/** Anything in the surroundings that may be a value itself: with a digit or an at sign, four long or more. */
const SUSPICIOUS = /(?=\S*[\p{N}@])\S{4,}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;

/**
 * A finding in its line as it is stored: besides all findings, everything around it that could be a
 * value is masked too. What was not searched for, or not surely enough, is no less secret.
 *
 * @param rows findings that are values of a table: around them everything is masked, since the other
 * values of their row may be plain words.
 */
export function maskedSnippet(input: SnippetInput, rows: readonly Place[] = []): string {
  const { before, value, behind } = redactedSnippet(input);
  const { start, end } = input.finding;
  const shown = { start: start - before.length, end: end + behind.length };
  const isInRow = rows.some((row) => row.start - shown.end < ROW && shown.start - row.end < ROW);
  const masked = isInRow ? maskedWhole : maskedValues;
  return masked(before) + shortened(value) + masked(behind);
}

type Place = Pick<SnippetInput['finding'], 'start' | 'end'>;

function maskedValues(text: string): string {
  return text.replaceAll(SUSPICIOUS, maskedWhole);
}

function maskedWhole(text: string): string {
  return text.replaceAll(LETTER_OR_DIGIT, MASK);
}

function shortened(value: string): string {
  if (value.length <= LONGEST) return value;
  return `${value.slice(0, LONGEST / 2)}…${value.slice(-LONGEST / 2)}`;
}
