import { hasVerhoeff } from '../../values/verhoeff.ts';
import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ng-nin',
  name: 'Nigerian national identification number',
  class: 'personal',
  locale: 'ng',
  sensitivity: 3,
  keywords: [
    'nin',
    'nimc',
    'national identification number',
    'nigerian id',
    'nin slip',
    'national identity number',
  ],
  patterns: [
    { pattern: '[0-9]{11}', validate: isBareNumber, alone: 'none', inField: 'medium' },
    { pattern: '[0-9]{11}', validate: hasVariedDigits, alone: 'none', inField: 'low' },
  ],
  reference: 'https://nimc.gov.ng/about-nin/',
  examples: {
    match: [
      { text: 'NIN 48291053761', source: 'written for this test: format of the number' },
      {
        text: 'National Identification Number: 72840193625',
        source: 'written for this test: format of the number',
      },
    ],
    noMatch: [
      { text: 'NIN 4829105376', source: 'written for this test: a digit is missing' },
      { text: 'NIN 482910537611', source: 'written for this test: a digit too many' },
      { text: 'NIN 11111111111', source: 'written for this test: one digit repeated' },
    ],
  },
});

/** The issuer publishes no check digit. Verifiers report Verhoeff’s; a bare value counts only with it. */
function isBareNumber(value: string): boolean {
  return hasVariedDigits(value) && hasVerhoeff(value);
}
