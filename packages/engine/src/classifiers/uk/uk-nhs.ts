import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'uk-nhs',
  name: 'UK NHS number',
  class: 'health',
  locale: 'gb',
  sensitivity: 4,
  keywords: [
    'nhs',
    'nhs number',
    'nhs no',
    'national health',
    'national health service',
    'patient',
    'patient number',
    'health number',
  ],
  patterns: [
    {
      pattern: '[0-9]{10}',
      validate: hasNhsCheckDigit,
      alone: 'none',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern: '[0-9]{3} [0-9]{3} [0-9]{4}|[0-9]{3}-[0-9]{3}-[0-9]{4}',
      validate: hasNhsCheckDigit,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.datadictionary.nhs.uk/attributes/nhs_number.html',
  examples: {
    match: [
      { text: 'NHS number 943 476 5919', source: 'NHS Data Dictionary: example number' },
      { text: 'nhs no: 401-023-2137', source: `${OWN}: check digit 7` },
      { text: 'patient 9434765870', source: `${OWN}: check digit 0` },
    ],
    noMatch: [
      { text: 'NHS number 943 476 5918', source: `${OWN}: check digit off by one` },
      { text: 'NHS 943 476 591', source: `${OWN}: one digit too few` },
      { text: 'NHS 0000000000', source: `${OWN}: one digit repeated` },
      { text: 'NHS 943-476 5919', source: `${OWN}: two kinds of separators` },
    ],
  },
});

/** Weights 10 to 2; eleven less the remainder by eleven is the last digit, eleven counting as 0. */
function hasNhsCheckDigit(value: string): boolean {
  const digits = digitsOf(value);
  const check = 11 - (weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return !isOneDigit(digits) && check % 11 === Number(digits[9]) && check !== 10;
}
