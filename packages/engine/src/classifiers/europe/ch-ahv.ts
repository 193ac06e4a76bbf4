import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ch-ahv',
  name: 'Swiss social security number (AHV)',
  class: 'personal',
  locale: 'ch',
  sensitivity: 3,
  keywords: [
    'ahv',
    'ahv nummer',
    'ahv nr',
    'ahvn13',
    'avs',
    'numéro avs',
    'numero avs',
    'navs13',
    'sozialversicherungsnummer',
    'social security number',
  ],
  patterns: [
    { pattern: '756\\.[0-9]{4}\\.[0-9]{4}\\.[0-9]{2}', validate: isAhv, alone: 'medium' },
    { pattern: '756 [0-9]{4} [0-9]{4} [0-9]{2}', validate: isAhv, alone: 'medium' },
    { pattern: '756[0-9]{10}', validate: isAhv, alone: 'low', inField: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.ch.ssn',
  examples: {
    match: [
      {
        text: 'AHV 756.9217.0769.85',
        source: 'published example of the Central Compensation Office',
      },
      {
        text: 'Numéro AVS : 7569217076985',
        source: 'published example of the Central Compensation Office',
      },
      {
        text: '756.1234.5678.97 of Bern',
        source: 'published example of the Swiss health insurance card',
      },
    ],
    noMatch: [
      { text: 'AHV 756.9217.0769.84', source: 'written for this test: a wrong check digit' },
      { text: 'AHV 757.9217.0769.85', source: 'written for this test: another country' },
      { text: 'AHV 756.9217.0769.8', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** The country’s number in ISO 3166, nine digits, and the check digit of EAN-13. */
function isAhv(value: string): boolean {
  return weightedSum(digitsOf(value), [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;
}
