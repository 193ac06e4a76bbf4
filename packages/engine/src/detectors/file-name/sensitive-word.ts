import { SENSITIVE_STEMS, SENSITIVE_WORDS } from './sensitive-words.data.ts';

/** The first sensitive word or phrase in a name; null if none. */
export function sensitiveWord(name: string): string | null {
  const words = ` ${name
    .normalize('NFC')
    .toLowerCase()
    // Names are also written as one word: `CustomerList2026`.
    .replaceAll(/[^\p{L}]+/gu, ' ')} `;
  return (
    SENSITIVE_WORDS.find((word) => words.includes(` ${word} `)) ??
    SENSITIVE_STEMS.find((stem) => words.includes(` ${stem}`)) ??
    null
  );
}
