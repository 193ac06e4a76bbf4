import type { SnippetInput } from '@waybill/engine';
import { redactedSnippet } from '@waybill/engine/classification/redacted-snippet';

/** A masked value longer than this is shown by its ends. */
const LONGEST = 48;
const MASK = '•';
/** Maximum distance between a table value and others of its row. */
const ROW = 300;

/** Any surrounding text that may be a value: with a digit or an at sign, at least four characters. */
const SUSPICIOUS = /(?=\S*[\p{N}@])\S{4,}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;

/**
 * A finding in its line as it is stored: all findings and everything around them that could be a value
 * are masked. Values that were not searched for, or found with low confidence, are just as sensitive.
 *
 * @param rows findings that are values of a table: everything around them is masked, since the other
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
