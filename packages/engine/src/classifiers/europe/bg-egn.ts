import { weightedSum } from '../../values/weighted-sum.ts';
import { isCalendarDate } from '../../values/calendar-date.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'bg-egn',
  name: 'Bulgarian uniform civil number (EGN)',
  class: 'personal',
  locale: 'bg',
  sensitivity: 3,
  keywords: ['егн', 'egn', 'единен граждански номер', 'uniform civil number', 'national id'],
  patterns: [{ pattern: '[0-9]{10}', validate: isEgn, alone: 'none', inField: 'medium' }],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.bg.egn',
  examples: {
    match: [
      { text: 'ЕГН 7523169263', source: 'published example of the python-stdnum documentation' },
      { text: 'EGN: 7523169263', source: 'published example of the python-stdnum documentation' },
      {
        text: 'егн=8032056031',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'ЕГН 7523169264', source: 'written for this test: a wrong check digit' },
      { text: 'ЕГН 7513169263', source: 'written for this test: no such month' },
      { text: 'ЕГН 752316926', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** The month carries the century: +20 for 1800, +40 for 2000. */
function isEgn(value: string): boolean {
  const month = Number(value.slice(2, 4));
  const century = [1900, 1800, 2000][Math.floor(month / 20)] ?? 0;
  const year = century + Number(value.slice(0, 2));
  const isDay = isCalendarDate(year, month % 20, Number(value.slice(4, 6)));
  return isDay && (weightedSum(value, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(value[9]);
}
