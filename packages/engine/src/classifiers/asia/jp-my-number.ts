import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'jp-my-number',
  name: 'Japanese individual number (My Number)',
  class: 'personal',
  locale: 'jp',
  sensitivity: 4,
  keywords: ['マイナンバー', '個人番号', 'my number', 'individual number', 'mynumber'],
  patterns: [
    { pattern: '[0-9]{12}', validate: isMyNumber, alone: 'none', inField: 'low' },
    {
      pattern: '[0-9]{4}[- ][0-9]{4}[- ][0-9]{4}',
      validate: isMyNumber,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/Individual_Number',
  examples: {
    match: [
      {
        text: 'マイナンバー 482910537614',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'My Number: 6174 8205 3391',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: '個人番号：7180-2946-3350',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'マイナンバー 482910537619', source: 'written for this test: a wrong check digit' },
      { text: 'My Number 48291053761', source: 'written for this test: a digit is missing' },
      { text: 'My Number 000000000000', source: 'written for this test: nothing but zeros' },
    ],
  },
});

/** Eleven less the remainder by 11; of remainders 0 and 1 the digit is zero. */
function isMyNumber(value: string): boolean {
  const digits = digitsOf(value);
  const remainder = weightedSum(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return !isOneDigit(digits) && (remainder < 2 ? 0 : 11 - remainder) === Number(digits[11]);
}
