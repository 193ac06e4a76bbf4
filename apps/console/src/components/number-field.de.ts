import { formatCount, type Translation } from '@waybill/ui';
import type { numberFieldText } from './number-field.text.ts';

export const de: Translation<typeof numberFieldText> = {
  outside: (min, max, isWhole) =>
    `Geben Sie eine ${isWhole ? 'ganze ' : ''}Zahl von ${formatCount(min)} bis ${formatCount(max)} ein`,
};
