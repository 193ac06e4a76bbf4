import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ph-tin',
  name: 'Philippine taxpayer identification number',
  class: 'personal',
  locale: 'ph',
  sensitivity: 3,
  keywords: [
    'tin',
    'bir tin',
    'tax id',
    'taxpayer identification number',
    'taxpayer',
    'tax number',
  ],
  patterns: [
    { pattern: '[0-9]{3}-[0-9]{3}-[0-9]{3}-[0-9]{3,5}', validate: isTin, alone: 'medium' },
    {
      pattern: '[0-9]{3}[- ][0-9]{3}[- ][0-9]{3}',
      validate: isTin,
      alone: 'none',
      inField: 'medium',
    },
    { pattern: '[0-9]{9}(?:[0-9]{3}|[0-9]{5})?', validate: isTin, alone: 'none', inField: 'low' },
  ],
  reference:
    'https://www.oecd.org/en/networks/global-forum-tax-transparency/resources/aeoi-implementation-portal/tax-identification-numbers.html',
  examples: {
    match: [
      {
        text: 'TIN 128-204-710-000',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'BIR TIN: 128204710',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'Taxpayer 128-204-710',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'TIN 128-204-719-000', source: 'written for this test: a wrong check digit' },
      { text: 'TIN 000-000-000-000', source: 'written for this test: nothing but zeros' },
      { text: 'TIN 128-204-71', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** The ninth digit is the remainder of the rest by 11; the branch follows. */
function isTin(value: string): boolean {
  const digits = digitsOf(value);
  const sum = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]);
  return sum > 0 && sum % 11 === Number(digits[8]);
}
