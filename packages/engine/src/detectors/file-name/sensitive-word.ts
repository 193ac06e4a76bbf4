import { SENSITIVE_WORDS } from './sensitive-words.data.ts';

/** The first sensitive word or phrase in a name; null where there is none. */
export function sensitiveWord(name: string): string | null {
  const words = ` ${name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')} `;
  return SENSITIVE_WORDS.find((word) => words.includes(` ${word} `)) ?? null;
}
