import { textOf } from '@waybill/ui';
import { wordOfAny } from '../detection/word-of.ts';
import { valueWordsText } from './value-words.text.ts';

/** Display text of a condition's value; unknown values are shown unchanged. */
export function valueWord(value: string): string {
  return isWorded(value) ? textOf(valueWordsText)[value] : wordOfAny(value);
}

function isWorded(value: string): value is keyof typeof valueWordsText.english {
  return Object.hasOwn(valueWordsText.english, value);
}
