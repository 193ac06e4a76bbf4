import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'us-aba-routing',
  name: 'US bank routing number',
  class: 'financial',
  locale: 'us',
  sensitivity: 2,
  keywords: [
    'aba',
    'aba number',
    'aba #',
    'routing',
    'routing number',
    'routing no',
    'routing #',
    'rtn',
    'transit',
    'transit number',
    'bank',
    'ach',
    'wire',
    'fedwire',
  ],
  patterns: [
    {
      pattern: '[0-9]{9}',
      validate: isRoutingNumber,
      alone: 'none',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern: '[0-9]{4}-[0-9]{4}-[0-9]',
      validate: isRoutingNumber,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.aba.com/about-us/routing-number/routing-number-policy-procedures',
  examples: {
    match: [
      { text: 'ABA routing 121000358', source: 'published number of Bank of America' },
      {
        text: 'routing number: 3222-7162-7',
        source: 'published number of JPMorgan Chase, with hyphens',
      },
      { text: 'rtn 021000021', source: 'published number of JPMorgan Chase' },
    ],
    noMatch: [
      { text: 'routing 121000359', source: `${OWN}: check digit off by one` },
      { text: 'routing 421000355', source: `${OWN}: begins with no district` },
      { text: 'routing 12100035', source: `${OWN}: one digit too few` },
      { text: 'routing 000000000', source: `${OWN}: one digit repeated` },
    ],
  },
});

/**
 * Prefix of a Federal Reserve district, thrift or traveller’s cheque; weights 3, 7, 1 to a
 * multiple of ten.
 */
function isRoutingNumber(value: string): boolean {
  const digits = digitsOf(value);
  const prefix = Number(digits.slice(0, 2));
  const isDistrict =
    prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72);
  if (isOneDigit(digits) || !(isDistrict || prefix === 80)) return false;
  return weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;
}
