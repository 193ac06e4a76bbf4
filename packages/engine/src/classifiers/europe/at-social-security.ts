import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'at-social-security',
  name: 'Austrian social security number',
  class: 'personal',
  locale: 'at',
  sensitivity: 3,
  keywords: [
    'sozialversicherungsnummer',
    'sv nummer',
    'sv nr',
    'svnr',
    'svnummer',
    'versicherungsnummer',
    'e card',
    'social security number',
  ],
  patterns: [
    {
      pattern: '[1-9][0-9]{3}[ /-]?[0-9]{6}',
      validate: isInsuranceNumber,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.at.vnr',
  examples: {
    match: [
      { text: 'SVNR 1237 010180', source: 'published example of the python-stdnum documentation' },
      {
        text: 'Sozialversicherungsnummer: 1237010180',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'SV-Nummer 1237-010180',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'SVNR 1238 010180', source: 'written for this test: a wrong check digit' },
      { text: 'SVNR 1237 320180', source: 'written for this test: no such day' },
      { text: 'SVNR 0237 010180', source: 'written for this test: begins with a zero' },
    ],
  },
});

/** The fourth digit is a check digit mod 11; months 13 to 15 are used for days with too many births. */
function isInsuranceNumber(value: string): boolean {
  const digits = digitsOf(value);
  const month = Number(digits.slice(6, 8));
  const day = Number(digits.slice(4, 6));
  const isDay = day > 0 && day < 32 && month > 0 && month < 16;
  const sum = weightedSum(digits, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]);
  return isDay && sum % 11 === Number(digits[3]);
}
