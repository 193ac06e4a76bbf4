import type { Translation } from '@waybill/ui';
import type { figuresText } from './figures.text.ts';

export const de: Translation<typeof figuresText> = {
  title: 'Kennzahlen',
  open: 'Offene Erkennungen',
  critical: 'Kritisch, offen',
  seen: 'Im Zeitraum gesehen',
  closeTime: 'Median bis Abschluss',
  sources: 'Quellen, die melden',
  versus: (difference) => `${difference} ggü. vorher`,
  same: 'wie zuvor',
  closed: (count) => `${count} geschlossen`,
  ofAll: (some, all) => `${some} / ${all}`,
  allReport: 'alle innerhalb eines Tages',
  silent: (count) => `${count} seit einem Tag ohne Daten`,
  closeMinutes: 'Median bis Abschluss (Min.)',
  sourcesKnown: 'Bekannte Quellen',
  figure: 'Zeitraum',
  now: 'Jetzt',
  before: 'Vorher',
};
