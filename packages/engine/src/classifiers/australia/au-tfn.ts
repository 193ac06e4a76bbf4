import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { isPartOfNumber } from '../../values/next-to-number.ts';
import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

/** By number of digits; old numbers have eight. */
const WEIGHTS = { 8: [10, 7, 8, 4, 6, 3, 5, 1], 9: [1, 4, 3, 7, 5, 8, 6, 9, 10] } as const;

export const classifier = defineClassifier({
  id: 'au-tfn',
  name: 'Australian Tax File Number',
  class: 'personal',
  locale: 'au',
  sensitivity: 4,
  keywords: ['tfn', 'tfns', 'tax file', 'tax file number', 'tax-file number', 'ato'],
  patterns: [
    {
      pattern: '[0-9]{3} [0-9]{3} [0-9]{3}|[0-9]{3}-[0-9]{3}-[0-9]{3}',
      validate: isTfn,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
    { pattern: '[0-9]{8,9}', validate: isTfn, alone: 'none', inField: 'medium', supported: 'high' },
  ],
  reference: 'https://www.ato.gov.au/individuals-and-families/tax-file-number',
  examples: {
    match: [
      { text: 'TFN 876 543 210', source: 'Australian Taxation Office: number for tests' },
      {
        text: 'tax file number: 123456782',
        source: 'Australian Taxation Office: number for tests',
      },
      { text: 'tfn 565-051-603', source: `${OWN}: weights hold, with hyphens` },
    ],
    noMatch: [
      { text: 'TFN 824 753 557', source: `${OWN}: weights do not hold` },
      { text: 'TFN 876 543 21', source: `${OWN}: one digit too few` },
      { text: 'TFN 000 000 000', source: `${OWN}: nothing but zeros` },
      { text: 'TFN 5282475355632', source: `${OWN}: too long` },
    ],
  },
});

function isTfn(value: string, place: Place): boolean {
  const digits = digitsOf(value);
  const sum = weightedSum(digits, digits.length === 8 ? WEIGHTS[8] : WEIGHTS[9]);
  return sum % 11 === 0 && !isOneDigit(digits) && !isPartOfNumber(place);
}
