import { ownValue } from '@waybill/contract/own-value';
import type { Translation } from '@waybill/ui';
import type { timeRangeText } from './time-range.text.ts';

const ONE: Readonly<Record<string, string>> = {
  m: 'Letzte Minute',
  h: 'Letzte Stunde',
  d: 'Letzter Tag',
  w: 'Letzte Woche',
};
const MANY: Readonly<Record<string, string>> = {
  m: 'Minuten',
  h: 'Stunden',
  d: 'Tage',
  w: 'Wochen',
};
/** After "vor": singular and plural. */
const AGO: Readonly<Record<string, readonly [string, string]>> = {
  m: ['einer Minute', 'Minuten'],
  h: ['einer Stunde', 'Stunden'],
  d: ['einem Tag', 'Tagen'],
  w: ['einer Woche', 'Wochen'],
};

export const de: Translation<typeof timeRangeText> = {
  timeRangeIs: (range) => `Zeitraum: ${range}`,
  allTime: 'Gesamte Zeit',
  last: (count, unit) =>
    count === 1 ? (ownValue(ONE, unit) ?? unit) : `Letzte ${count} ${ownValue(MANY, unit) ?? unit}`,
  before: (count, unit) =>
    count === 1
      ? `vor ${ownValue(AGO, unit)?.[0] ?? unit}`
      : `vor ${count} ${ownValue(AGO, unit)?.[1] ?? unit}`,
  span: (from, to) => `${from} bis ${to}`,
  theStart: 'Beginn',
  now: 'jetzt',
};
