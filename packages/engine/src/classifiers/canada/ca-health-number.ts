import { digitsOf } from '../../values/digits-of.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'ca-health-number',
  name: 'Canadian health card number',
  class: 'health',
  locale: 'ca',
  sensitivity: 4,
  keywords: [
    'health card',
    'health number',
    'ohip',
    'ramq',
    'phn',
    'personal health number',
    'health insurance',
    'carte santé',
    'assurance maladie',
    'carte soleil',
    'hcn',
    'msp',
    'care card',
  ],
  patterns: [
    {
      pattern: '[0-9]{4}[- ][0-9]{3}[- ][0-9]{3}(?:[- ]?[A-Z]{2})?',
      validate: isOntarian,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern: '[1-9][0-9]{9}(?:[A-Z]{2})?',
      validate: isOntarian,
      alone: 'none',
      inField: 'low',
      supported: 'high',
    },
    {
      pattern: '9[0-9]{3} ?[0-9]{3} ?[0-9]{3}',
      validate: isBritishColumbian,
      alone: 'none',
      inField: 'low',
      supported: 'high',
    },
    {
      pattern: '[A-Z]{4} ?[0-9]{4} ?[0-9]{4}',
      validate: isQuebecker,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.ontario.ca/page/apply-ohip-and-get-health-card',
  examples: {
    match: [
      { text: 'health card 9876-543-217', source: 'form of Ontario, sample of the ministry' },
      { text: 'PHN 9151 234 566', source: 'form of British Columbia' },
      { text: 'RAMQ TREM 8059 1513', source: 'form of Quebec: a woman, 15 September 1980' },
    ],
    noMatch: [
      { text: 'health card 9876-543-210', source: `${OWN}: check digit off` },
      { text: 'PHN 9151 234 560', source: `${OWN}: check digit off` },
      { text: 'RAMQ TREM 8099 1513', source: `${OWN}: month 49` },
      { text: 'order 9876543217', source: `${OWN}: nothing says health` },
    ],
  },
});

function isOntarian(value: string): boolean {
  return hasLuhn(digitsOf(value));
}

/**
 * Weights 2, 4, 8, 5, 10, 9, 7, 3 over the middle digits; eleven less the remainder is the last.
 */
function isBritishColumbian(value: string): boolean {
  const digits = digitsOf(value);
  const check = 11 - (weightedSum(digits.slice(1), [2, 4, 8, 5, 10, 9, 7, 3]) % 11);
  return check === Number(digits[9]);
}

/**
 * Two digits each of year, month (plus 50 for women) and day of birth behind the letters of the
 * name.
 */
function isQuebecker(value: string): boolean {
  const digits = digitsOf(value);
  const month = Number(digits.slice(2, 4)) % 50;
  const day = Number(digits.slice(4, 6));
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
