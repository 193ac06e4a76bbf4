import type { Translation } from '@waybill/ui';
import type { originsText } from './origins.text.ts';

export const de: Translation<typeof originsText> = {
  title: 'Herkunft',
  about: 'im Zeitraum',
  head: 'Herkunft',
};
