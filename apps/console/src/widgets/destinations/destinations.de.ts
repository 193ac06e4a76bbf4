import type { Translation } from '@waybill/ui';
import type { destinationsText } from './destinations.text.ts';

export const de: Translation<typeof destinationsText> = {
  title: 'Ziele',
  about: 'im Zeitraum',
  head: 'Ziel',
};
