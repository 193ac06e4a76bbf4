import { digitsOf } from '../../values/digits-of.ts';
import { isPartOfNumber } from '../../values/next-to-number.ts';
import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'au-medicare',
  name: 'Australian Medicare number',
  class: 'health',
  locale: 'au',
  sensitivity: 4,
  keywords: [
    'medicare',
    'medicare number',
    'medicare no',
    'medicare card',
    'medicare #',
    'patient',
    'irn',
  ],
  patterns: [
    {
      pattern: '[2-6][0-9]{3} [0-9]{5} [0-9](?:[ /-][0-9])?',
      validate: isMedicare,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern: '[2-6][0-9]{9,10}',
      validate: isMedicare,
      alone: 'none',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.servicesaustralia.gov.au/medicare-card',
  examples: {
    match: [
      { text: 'Medicare 2123 45670 1', source: 'Services Australia: number on the specimen card' },
      { text: 'medicare number: 2953567121', source: `${OWN}: check digit 7, first issue` },
      { text: 'patient 3500 12342 1', source: `${OWN}: weights hold` },
    ],
    noMatch: [
      { text: 'Medicare 2123 25870 1', source: `${OWN}: check digit does not fit` },
      { text: 'Medicare 1123456701', source: `${OWN}: begins with 1` },
      { text: 'Medicare 212345670221', source: `${OWN}: too long` },
      { text: 'Medicare 2123 45670 0', source: `${OWN}: no issue` },
    ],
  },
});

/**
 * Weights 1, 3, 7, 9 twice: the remainder by ten is the ninth digit; the tenth counts issues of
 * the card from 1.
 */
function isMedicare(value: string, place: Place): boolean {
  const digits = digitsOf(value);
  const check = weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10;
  return check === Number(digits[8]) && digits[9] !== '0' && !isPartOfNumber(place);
}
