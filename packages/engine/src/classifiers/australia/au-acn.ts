import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { isPartOfNumber } from '../../values/next-to-number.ts';
import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'au-acn',
  name: 'Australian Company Number',
  class: 'business',
  locale: 'au',
  sensitivity: 1,
  keywords: [
    'acn',
    'acns',
    'australian company',
    'australian company number',
    'company number',
    'asic',
    'arbn',
  ],
  patterns: [
    {
      pattern: '[0-9]{3} [0-9]{3} [0-9]{3}',
      validate: isAcn,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
    { pattern: '[0-9]{9}', validate: isAcn, alone: 'none', inField: 'medium', supported: 'high' },
  ],
  reference:
    'https://asic.gov.au/for-business/registering-a-company/steps-to-register-a-company/australian-company-numbers/australian-company-number-digit-check/',
  examples: {
    match: [
      { text: 'ACN 004 085 616', source: 'ASIC, Australian Company Number Digit Check: example' },
      { text: 'company number 005499981', source: 'ASIC, Digit Check: list of valid numbers' },
      { text: 'acn: 010 499 966', source: 'ASIC, Digit Check: list of valid numbers' },
    ],
    noMatch: [
      { text: 'ACN 004 085 617', source: `${OWN}: check digit off by one` },
      { text: 'ACN 000 000 000', source: `${OWN}: nothing but zeros` },
      { text: 'ACN 004 085 61', source: `${OWN}: one digit too few` },
      { text: 'ACN 51 824 753 5564', source: `${OWN}: too long` },
    ],
  },
});

/** Weights 8 to 1; what is missing to a multiple of ten is the last digit. */
function isAcn(value: string, place: Place): boolean {
  const digits = digitsOf(value);
  const sum = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 1]) + Number(digits[8]);
  return sum % 10 === 0 && !isOneDigit(digits) && !isPartOfNumber(place);
}
