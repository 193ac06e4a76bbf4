import { weightedSum } from '../../values/weighted-sum.ts';
import { isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'pl-regon',
  name: 'Polish company number (REGON)',
  class: 'business',
  locale: 'pl',
  sensitivity: 1,
  keywords: ['regon', 'numer regon', 'nr regon', 'polish company number'],
  patterns: [
    { pattern: '[0-9]{9}', validate: isRegon, alone: 'none', inField: 'low' },
    { pattern: '[0-9]{14}', validate: isLocalRegon, alone: 'none', inField: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.pl.regon',
  examples: {
    match: [
      { text: 'REGON 192598184', source: 'published example of the python-stdnum documentation' },
      { text: 'regon: 123456785', source: 'example of the article on the number' },
      { text: 'REGON 12345678512347', source: 'example of the article on the number' },
    ],
    noMatch: [
      { text: 'REGON 192598183', source: 'written for this test: a wrong check digit' },
      { text: 'REGON 12345678512346', source: 'written for this test: a wrong last check digit' },
      { text: 'REGON 19259818', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** The remainder by 11, ten counts as zero. */
function isRegon(value: string): boolean {
  const sum = weightedSum(value, [8, 9, 2, 3, 4, 5, 6, 7]);
  return (sum % 11) % 10 === Number(value[8]) && !isOneDigit(value);
}

function isLocalRegon(value: string): boolean {
  const sum = weightedSum(value, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]);
  return isRegon(value.slice(0, 9)) && (sum % 11) % 10 === Number(value[13]);
}
