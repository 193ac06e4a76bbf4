import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'in-driving-licence',
  name: 'Indian driving licence number',
  class: 'personal',
  locale: 'in',
  sensitivity: 3,
  keywords: [
    'driving licence',
    'driving license',
    'driver license',
    'dl no',
    'dl number',
    'dl',
    'licence no',
    'sarathi',
  ],
  patterns: [
    {
      pattern:
        '(?:A[NPRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[AKP]|WB)[ -]?[0-9]{2}[ -]?(?:19|20)[0-9]{2}[ -]?[0-9]{7}',
      caseless: true,
      validate: isIssued,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://sarathi.parivahan.gov.in/',
  examples: {
    match: [
      {
        text: 'driving licence MH12 20110062821',
        source: 'written for this test: format of the number',
      },
      { text: 'DL No: KA-0520190007204', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'driving licence XX12 20110062821', source: 'written for this test: no such state' },
      {
        text: 'driving licence MH12 2011006282',
        source: 'written for this test: a digit is missing',
      },
      {
        text: 'driving licence MH12 17110062821',
        source: 'written for this test: no year of a licence',
      },
    ],
  },
});

/** Nobody issues one digit repeated, and everybody types it. */
function isIssued(value: string): boolean {
  return !isOneDigit(digitsOf(value));
}
