import { weightedSum } from '../../values/weighted-sum.ts';
import { isCalendarDate } from '../../values/calendar-date.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'si-emso',
  name: 'Slovenian personal number (EMŠO)',
  class: 'personal',
  locale: 'si',
  sensitivity: 3,
  keywords: [
    'emšo',
    'emso',
    'enotna matična številka',
    'enotna matična številka občana',
    'matična številka',
    'jmbg',
    'personal number',
  ],
  patterns: [
    { pattern: '[0-3][0-9][01][0-9]{10}', validate: isEmso, alone: 'low', inField: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.si.emso',
  examples: {
    match: [
      {
        text: 'EMŠO 0101006500006',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'emso: 1503982505017',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'Enotna matična številka 2911975500128',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'EMŠO 0101006500007', source: 'written for this test: a wrong check digit' },
      { text: 'EMŠO 3201006500006', source: 'written for this test: no such day' },
      { text: 'EMŠO 010100650000', source: 'written for this test: a digit is missing' },
    ],
  },
});

/**
 * Day, three digits of the year, register 50 to 59, serial number; eleven minus the remainder, ten
 * counts as zero.
 */
function isEmso(value: string): boolean {
  const short = Number(value.slice(4, 7));
  const year = short + (short < 800 ? 2000 : 1000);
  const isDay = isCalendarDate(year, Number(value.slice(2, 4)), Number(value.slice(0, 2)));
  const check = 11 - (weightedSum(value, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return isDay && value.charAt(7) === '5' && (check > 9 ? 0 : check) === Number(value[12]);
}
