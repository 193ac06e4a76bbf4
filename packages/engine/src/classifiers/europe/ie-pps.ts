import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ie-pps',
  name: 'Irish personal public service number',
  class: 'personal',
  locale: 'ie',
  sensitivity: 3,
  keywords: [
    'pps',
    'ppsn',
    'pps number',
    'pps no',
    'personal public service',
    'personal public service number',
  ],
  patterns: [
    {
      pattern: '[0-9]{7}[A-W][ABHWTX]?',
      caseless: true,
      validate: isPps,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.ie.pps',
  examples: {
    match: [
      { text: 'PPS 6433435F', source: 'published example of the python-stdnum documentation' },
      { text: 'PPSN: 1234567T', source: 'published example of the Irish tax authority' },
      {
        text: 'pps number 1234567FA',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'PPS 6433435E', source: 'written for this test: a wrong check letter' },
      { text: 'PPS 643343F', source: 'written for this test: a digit is missing' },
      { text: 'PPS 6433435', source: 'written for this test: no check letter' },
    ],
  },
});

/** Weights 8 to 2, the second letter times nine; the remainder by 23 chooses the letter, W for zero. */
function isPps(value: string): boolean {
  const text = value.toUpperCase();
  const second = /[A-I]/.test(text.charAt(8)) ? text.charCodeAt(8) - 64 : 0;
  const sum = weightedSum(text, [8, 7, 6, 5, 4, 3, 2]) + second * 9;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === text.charAt(7);
}
