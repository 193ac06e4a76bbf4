import type { Translation } from '@waybill/ui';
import type { screenText } from './screen.text.ts';

export const de: Translation<typeof screenText> = {
  title: '__Title__',
};
