import { weightedSum } from '../../values/weighted-sum.ts';
import { isDayMonthYear } from '../../values/short-date.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'lv-personal-code',
  name: 'Latvian personal code',
  class: 'personal',
  locale: 'lv',
  sensitivity: 3,
  keywords: ['personas kods', 'personas koda', 'personas kodu', 'personal code', 'latvian id'],
  patterns: [
    {
      pattern: '[0-3][0-9][01][0-9]{3}-[012][0-9]{4}',
      validate: isBirthCode,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[0-3][0-9][01][0-9]{3}[012][0-9]{4}',
      validate: isBirthCode,
      alone: 'none',
      inField: 'low',
    },
    { pattern: '3[2-9][0-9]{4}-[0-9]{5}', alone: 'none', inField: 'low' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.lv.pvn',
  examples: {
    match: [
      {
        text: 'personas kods 161175-19997',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'Personas kods: 16117519997',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'personas kods 327841-20561',
        source: 'written for this test: format issued since 2017',
      },
    ],
    noMatch: [
      { text: 'personas kods 161175-19998', source: 'written for this test: a wrong check digit' },
      { text: 'personas kods 161375-19997', source: 'written for this test: no such month' },
      { text: 'personas kods 161175-1999', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Codes issued until 2017 hold the birthday and a check digit by 11. */
function isBirthCode(value: string): boolean {
  const digits = digitsOf(value);
  const sum = weightedSum(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]) + 1;
  return isDayMonthYear(digits) && (sum % 11) % 10 === Number(digits[10]);
}
