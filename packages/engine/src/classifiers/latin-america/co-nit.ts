import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'co-nit',
  name: 'Colombian tax number (NIT)',
  class: 'business',
  locale: 'co',
  sensitivity: 2,
  keywords: [
    'nit',
    'número de identificación tributaria',
    'numero de identificacion tributaria',
    'dian',
  ],
  patterns: [
    { pattern: '[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]', validate: isNit, alone: 'medium' },
    { pattern: '[1-9][0-9]{7,9}-[0-9]', validate: isNit, alone: 'low', inField: 'medium' },
    { pattern: '[1-9][0-9]{9}', validate: isNit, alone: 'none', inField: 'low' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.co.nit',
  examples: {
    match: [
      { text: 'NIT 213.123.432-1', source: 'published example of the python-stdnum documentation' },
      { text: 'nit: 213123432-1', source: 'published example of the python-stdnum documentation' },
      { text: 'NIT 2131234321', source: 'published example of the python-stdnum documentation' },
    ],
    noMatch: [
      { text: 'NIT 213.123.432-2', source: 'written for this test: a wrong check digit' },
      { text: 'NIT 213.123.43-1', source: 'written for this test: a digit is missing' },
      { text: 'NIT 000.000.000-0', source: 'written for this test: nothing but zeros' },
    ],
  },
});

/** Primes from the right, the remainder by 11. */
const WEIGHTS = [71, 67, 59, 53, 47, 43, 41, 37, 29, 23, 19, 17, 13, 7, 3] as const;

function isNit(value: string): boolean {
  const digits = digitsOf(value);
  const body = digits.slice(0, -1);
  const sum = weightedSum(body, WEIGHTS.slice(-body.length));
  return '01987654321'[sum % 11] === digits.at(-1) && !isOneDigit(digits);
}
