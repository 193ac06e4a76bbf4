import type { Translation } from '@waybill/ui';
import type { perDayText } from './detections-per-day.text.ts';

export const de: Translation<typeof perDayText> = {
  title: 'Erkennungen pro Tag',
  about: 'im Zeitraum',
  day: 'Tag',
};
