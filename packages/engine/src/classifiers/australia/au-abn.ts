import { digitsOf } from '../../values/digits-of.ts';
import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'au-abn',
  name: 'Australian Business Number',
  class: 'business',
  locale: 'au',
  sensitivity: 1,
  keywords: [
    'abn',
    'abns',
    'australian business',
    'australian business number',
    'business number',
    'tax invoice',
  ],
  patterns: [
    {
      pattern: '[0-9]{2} [0-9]{3} [0-9]{3} [0-9]{3}',
      validate: isAbn,
      alone: 'medium',
      inField: 'medium',
      supported: 'high',
    },
    { pattern: '[0-9]{11}', validate: isAbn, alone: 'none', inField: 'medium', supported: 'high' },
  ],
  reference: 'https://abr.business.gov.au/Help/AbnFormat',
  examples: {
    match: [
      { text: 'ABN 51 824 753 556', source: 'Australian Business Register: worked example' },
      { text: 'abn: 53004085616', source: `${OWN}: weights hold, without blanks` },
      {
        text: 'business number 83 914 571 673',
        source: 'published number of the Australian Taxation Office, made for tests',
      },
    ],
    noMatch: [
      { text: 'ABN 52 824 753 556', source: `${OWN}: does not hold the check` },
      { text: 'ABN 00000000560', source: `${OWN}: begins with 0` },
      { text: 'ABN 51 824 753 5564', source: `${OWN}: one digit too many` },
      { text: 'ABN 5282475355632', source: `${OWN}: too long` },
    ],
  },
});

/** One less in the first digit; weights 10, 1, 3 ... 19; a multiple of 89. */
function isAbn(value: string): boolean {
  const digits = digitsOf(value);
  const sum = weightedSum(digits, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10;
  return !digits.startsWith('0') && sum % 89 === 0;
}
