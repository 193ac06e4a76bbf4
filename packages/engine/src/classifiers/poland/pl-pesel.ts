import { weightedSum } from '../../values/weighted-sum.ts';
import { isCalendarDate } from '../../values/calendar-date.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'pl-pesel',
  name: 'Polish personal number (PESEL)',
  class: 'personal',
  locale: 'pl',
  sensitivity: 3,
  keywords: ['pesel', 'numer pesel', 'nr pesel', 'polish id', 'national id'],
  patterns: [{ pattern: '[0-9]{11}', validate: isPesel, alone: 'low', inField: 'medium' }],
  reference: 'https://www.gov.pl/web/gov/czym-jest-numer-pesel',
  examples: {
    match: [
      {
        text: 'PESEL 44051401359',
        source: 'published example of the Polish article on the number',
      },
      {
        text: 'Mój numer PESEL: 02070803628',
        source: 'published example of the Polish government',
      },
      {
        text: 'pesel=85073012341',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'PESEL 44051401358', source: 'written for this test: a wrong check digit' },
      { text: 'PESEL 44131401359', source: 'written for this test: no such month' },
      { text: 'PESEL 4405140135', source: 'written for this test: a digit is missing' },
    ],
  },
});

const CENTURIES = [1900, 2000, 2100, 2200, 1800] as const;

/** The month carries the century: +20 for 2000, +80 for 1800. */
function isPesel(value: string): boolean {
  const month = Number(value.slice(2, 4));
  const year = (CENTURIES[Math.floor(month / 20)] ?? 0) + Number(value.slice(0, 2));
  const isDay = isCalendarDate(year, month % 20, Number(value.slice(4, 6)));
  return isDay && weightedSum(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;
}
