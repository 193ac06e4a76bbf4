import type { Translation } from '@waybill/ui';
import type { keysText } from './keys.text.ts';

export const de: Translation<typeof keysText> = {
  histogram: 'Histogramm',
  earlier: 'Gewählte Zeitspanne früher',
  later: 'Gewählte Zeitspanne später',
  longer: 'Gewählte Zeitspanne verlängern',
  asTable: 'Als Tabelle zeigen',
};
