import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'tw-id',
  name: 'Taiwanese national identification number',
  class: 'personal',
  locale: 'tw',
  sensitivity: 3,
  keywords: [
    '身分證',
    '身分證字號',
    '身份證字號',
    '國民身分證',
    '統一證號',
    '居留證',
    'taiwan id',
    'national id',
    'national identification card',
  ],
  patterns: [
    {
      pattern: '[A-Z][1289][0-9]{8}',
      caseless: true,
      validate: isTaiwanese,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/National_identification_card_(Taiwan)',
  examples: {
    match: [
      { text: '身分證字號 A123456789', source: 'published example of the article on the card' },
      {
        text: 'Taiwan ID: F229481032',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: '居留證 B800284717',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: '身分證字號 A123456788', source: 'written for this test: a wrong check digit' },
      {
        text: '身分證 A323456789',
        source: 'written for this test: another digit behind the letter',
      },
      { text: '身分證 A12345678', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** The letter represents a county in two digits, in this order from 10. */
const COUNTIES = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

function isTaiwanese(value: string): boolean {
  const county = COUNTIES.indexOf(value.charAt(0).toUpperCase()) + 10;
  const sum = weightedSum(`${county}${value.slice(1)}`, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]);
  return sum % 10 === 0;
}
