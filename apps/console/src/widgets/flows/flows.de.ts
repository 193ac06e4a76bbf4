import type { Translation } from '@waybill/ui';
import type { flowsText } from './flows.text.ts';

export const de: Translation<typeof flowsText> = {
  title: 'Wohin Daten gehen',
  about: 'im Zeitraum',
};
