import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'au-passport',
  name: 'Australian passport number',
  class: 'personal',
  locale: 'au',
  sensitivity: 3,
  keywords: [
    'passport',
    'passports',
    'passport number',
    'passport no',
    'travel document',
    'australian passport',
  ],
  patterns: [
    {
      pattern: '[A-Z]{1,2}[0-9]{7}',
      validate: hasSeries,
      alone: 'none',
      inField: 'low',
      supported: 'high',
    },
  ],
  reference: 'https://www.passports.gov.au/',
  examples: {
    match: [
      { text: 'Australian passport N1234567', source: `${OWN}: series N` },
      { text: 'passport number PA1234567', source: `${OWN}: series PA` },
      { text: 'travel document E7654321', source: `${OWN}: series E` },
    ],
    noMatch: [
      { text: 'passport Q1234567', source: `${OWN}: no such series` },
      { text: 'passport N123456', source: `${OWN}: one digit too few` },
      { text: 'order N1234567', source: `${OWN}: nothing says passport` },
    ],
  },
});

/** Series that are or were issued: one letter until 2014, two since. */
function hasSeries(value: string): boolean {
  return /^(?:[ACDEFGHJLMNRUX]|P[A-FU-XZ])[0-9]/.test(value);
}
