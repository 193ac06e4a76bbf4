import { textOf } from '@waybill/ui';
import { wordsText } from './words.text.ts';

export type StoredWord = keyof typeof wordsText.english;

/** The shown word of a stored value: status, severity, category, action, direction, origin and the like. */
export function wordOf(value: StoredWord): string {
  return textOf(wordsText)[value];
}

function isStoredWord(value: string): value is StoredWord {
  return Object.hasOwn(wordsText.english, value);
}

/** Display text of a value; unknown values are shown unchanged. */
export function wordOfAny(value: string): string {
  return isStoredWord(value) ? wordOf(value) : value;
}
