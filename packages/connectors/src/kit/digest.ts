import { lowerText } from './text.ts';

/** A SHA-256 of 64 hexadecimal digits, lower case; null for anything else. */
export function digestOf(value: unknown): string | null {
  const digest = lowerText(value);
  return digest !== null && /^[0-9a-f]{64}$/.test(digest) ? digest : null;
}
