import { redactedSnippet, type SnippetInput } from '@waybill/engine';

/** A masked value longer than this is shown by its ends. */
const LONGEST = 48;
const MASK = '•';

/** Anything in the surroundings that may be a value itself: with a digit or an at sign, four long or more. */
const SUSPICIOUS = /(?=\S*[\p{N}@])\S{4,}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;

/**
 * A finding in its line as it is stored: besides all findings, everything around it that could be a
 * value is masked too. What was not looked for, or not surely enough, is no less secret.
 */
export function maskedSnippet(input: SnippetInput): string {
  const { before, value, behind } = redactedSnippet(input);
  return masked(before) + shortened(value) + masked(behind);
}

function masked(text: string): string {
  return text.replaceAll(SUSPICIOUS, (token) => token.replaceAll(LETTER_OR_DIGIT, MASK));
}

function shortened(value: string): string {
  if (value.length <= LONGEST) return value;
  return `${value.slice(0, LONGEST / 2)}…${value.slice(-LONGEST / 2)}`;
}
