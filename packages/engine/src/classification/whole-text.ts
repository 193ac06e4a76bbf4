import type { ReadableText } from '../classifiers/define-classifier.ts';

/** Offsets of the text without blanks and quotes around it; null when it is longer than a value. */
export function wholeText({ bytes, length }: ReadableText): { start: number; end: number } | null {
  if (length > MOST_BYTES) return null;
  let start = 0;
  let end = length;
  while (start < end && isWrapping(bytes[start])) start += 1;
  while (end > start && isWrapping(bytes[end - 1])) end -= 1;
  return { start, end };
}

const MOST_BYTES = 4096;

/** Blanks, quotes, backticks. */
function isWrapping(byte: number | undefined): boolean {
  return byte !== undefined && (byte <= 32 || byte === 34 || byte === 39 || byte === 96);
}
