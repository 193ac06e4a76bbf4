import { weightedSum } from '../../values/weighted-sum.ts';
import { isShortDate } from '../../values/short-date.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'no-fodselsnummer',
  name: 'Norwegian national identity number',
  class: 'personal',
  locale: 'no',
  sensitivity: 3,
  keywords: [
    'fødselsnummer',
    'fodselsnummer',
    'fødselsnr',
    'fnr',
    'personnummer',
    'd nummer',
    'dnummer',
    'norwegian id',
    'national identity number',
    'national id',
  ],
  patterns: [
    { pattern: '[0-9]{6} ?[0-9]{5}', validate: isBirthNumber, alone: 'low', inField: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.no.fodselsnummer',
  examples: {
    match: [
      {
        text: 'fødselsnummer 15108695088',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'fnr: 151086 95088', source: 'published example of the python-stdnum documentation' },
      {
        text: 'd-nummer 41018512430',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'fødselsnummer 15108695077', source: 'written for this test: a wrong check digit' },
      { text: 'fnr 1510869508', source: 'written for this test: a digit is missing' },
      { text: 'fnr 15138695088', source: 'written for this test: no such month' },
    ],
  },
});

/** Two check digits by 11. D-numbers raise the day by 40, synthetic and aid numbers the month by 40 or 80. */
function isBirthNumber(value: string): boolean {
  const digits = digitsOf(value);
  const day = Number(digits.slice(0, 2));
  const month = Number(digits.slice(2, 4)) % 40;
  const isDay = isShortDate(Number(digits.slice(4, 6)), month, day > 40 ? day - 40 : day);
  const first = weightedSum(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]);
  const second = weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]);
  return isDay && first % 11 === 0 && second % 11 === 0;
}
