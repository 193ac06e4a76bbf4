import type { Translation } from '@waybill/ui';
import type { categoriesText } from './categories.text.ts';

export const de: Translation<typeof categoriesText> = {
  title: 'Kategorien',
  about: 'im Zeitraum',
  head: 'Kategorie',
  none: 'Ohne Kategorie',
};
