import { defineClassifier } from '../define-classifier.ts';

const PUBLISHED = 'published number of a listed security';
const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'cusip',
  name: 'CUSIP number',
  class: 'financial',
  locale: 'us',
  sensitivity: 1,
  keywords: [
    'cusip',
    'cusips',
    'cins',
    'security id',
    'security identifier',
    'securities',
    'ticker',
  ],
  patterns: [
    {
      pattern: '[0-9]{3}[0-9A-Z]{5}[0-9]',
      validate: hasCheckDigit,
      alone: 'none',
      supported: 'high',
    },
  ],
  reference: 'https://www.cusip.com/identifiers.html',
  examples: {
    match: [
      { text: 'CUSIP 037833100', source: PUBLISHED },
      { text: 'cusip: 17275R102', source: PUBLISHED },
      { text: '"cusip":"38259P508"', source: PUBLISHED },
    ],
    noMatch: [
      { text: 'CUSIP 037833101', source: `${OWN}: check digit off by one` },
      { text: 'order 037833100', source: `${OWN}: nothing says CUSIP` },
      { text: 'CUSIP 000000000', source: `${OWN}: zeros` },
    ],
  },
});

/**
 * Every second character is doubled, A is 10; the digit sum plus the check digit is a multiple of ten.
 */
function hasCheckDigit(value: string): boolean {
  let sum = 0;
  for (let index = 0; index < 8; index += 1) {
    const weighted = Number.parseInt(value.charAt(index), 36) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(weighted / 10) + (weighted % 10);
  }
  return !/^0+$/.test(value) && (10 - (sum % 10)) % 10 === Number(value.charAt(8));
}
