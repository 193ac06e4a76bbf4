import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ng-bvn',
  name: 'Nigerian bank verification number',
  class: 'financial',
  locale: 'ng',
  sensitivity: 3,
  keywords: ['bvn', 'bank verification number', 'bvn number'],
  patterns: [
    { pattern: '22[0-9]{9}', alone: 'none', inField: 'low' },
    { pattern: '[1-9][0-9]{10}', validate: hasVariedDigits, alone: 'none', inField: 'none' },
  ],
  reference: 'https://en.wikipedia.org/wiki/Bank_Verification_Number',
  examples: {
    match: [
      { text: 'BVN 22148291053', source: 'written for this test: format of the number' },
      {
        text: 'Bank Verification Number: 22284710395',
        source: 'written for this test: format of the number',
      },
    ],
    noMatch: [
      { text: 'BVN 2214829105', source: 'written for this test: a digit is missing' },
      {
        text: 'order 22148291053 shipped',
        source: 'written for this test: nothing speaks for a bank',
      },
      { text: 'BVN 11111111111', source: 'written for this test: one digit repeated' },
    ],
  },
});
