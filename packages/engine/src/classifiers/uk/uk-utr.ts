import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'uk-utr',
  name: 'UK Unique Taxpayer Reference',
  class: 'personal',
  locale: 'gb',
  sensitivity: 3,
  keywords: [
    'utr',
    'unique taxpayer',
    'unique taxpayer reference',
    'tax reference',
    'self assessment',
    'taxpayer reference',
    'hmrc',
    'utr number',
  ],
  patterns: [
    {
      pattern: '[0-9]{10}K?',
      validate: hasUtrCheckDigit,
      alone: 'none',
      inField: 'low',
      supported: 'high',
    },
    {
      pattern: '[0-9]{5} [0-9]{5}',
      validate: hasUtrCheckDigit,
      alone: 'none',
      inField: 'low',
      supported: 'high',
    },
  ],
  reference: 'https://www.gov.uk/find-utr-number',
  examples: {
    match: [
      { text: 'UTR 1123456789', source: `${OWN}: check digit first` },
      { text: 'self assessment 99876 54321', source: `${OWN}: in two groups` },
      { text: 'tax reference: 3955555555', source: `${OWN}: check digit first` },
    ],
    noMatch: [
      { text: 'UTR 2123456789', source: `${OWN}: check digit does not fit` },
      { text: 'UTR 112345678', source: `${OWN}: one digit too few` },
      { text: 'order 1123456789', source: `${OWN}: nothing says taxpayer` },
    ],
  },
});

/**
 * The first digit checks the other nine: weights 6, 7, 8, 9, 10, 5, 4, 3, 2, remainder by eleven
 * (HMRC modulus check).
 */
function hasUtrCheckDigit(value: string): boolean {
  const digits = digitsOf(value);
  const remainder = weightedSum(digits.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11;
  return !isOneDigit(digits) && digits[0] === '21987654321'.charAt(remainder);
}
