import { isCalendarDate } from '../../values/calendar-date.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'eg-id',
  name: 'Egyptian national identity number',
  class: 'personal',
  locale: 'eg',
  sensitivity: 3,
  keywords: ['الرقم القومي', 'رقم قومي', 'بطاقة', 'egyptian id', 'national id', 'national number'],
  patterns: [{ pattern: '[23][0-9]{13}', validate: isNational, alone: 'low', inField: 'medium' }],
  reference: 'https://en.wikipedia.org/wiki/Egyptian_National_Identity_Card',
  examples: {
    match: [
      {
        text: 'الرقم القومي 28503122104871',
        source: 'written for this test: format of the number',
      },
      {
        text: 'Egyptian ID: 30207150102946',
        source: 'written for this test: format of the number',
      },
    ],
    noMatch: [
      { text: 'الرقم القومي 28513122104871', source: 'written for this test: no such month' },
      { text: 'الرقم القومي 28503129904871', source: 'written for this test: no such governorate' },
      { text: 'Egyptian ID 2850312210487', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Century, birthday, governorate (88 for births abroad), serial number. */
const GOVERNORATES = /^(?:0[1-4]|1[1-9]|2[1-9]|3[1-5]|88)/;

function isNational(value: string): boolean {
  const year = (value.startsWith('2') ? 1900 : 2000) + Number(value.slice(1, 3));
  const isDay = isCalendarDate(year, Number(value.slice(3, 5)), Number(value.slice(5, 7)));
  return isDay && GOVERNORATES.test(value.slice(7));
}
