import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'it-passport',
  name: 'Italian passport number',
  class: 'personal',
  locale: 'it',
  sensitivity: 3,
  keywords: ['passaporto', 'numero passaporto', 'passport', 'passport number', 'passport no'],
  patterns: [
    {
      pattern: '[A-Z]{2}[0-9]{7}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://it.wikipedia.org/wiki/Passaporto_italiano',
  examples: {
    match: [
      { text: 'passaporto YA4829107', source: 'written for this test: format of the number' },
      { text: 'Passport number: yb4829105', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'passaporto YA000000', source: 'written for this test: a digit is missing' },
      { text: 'passaporto Y0000000', source: 'written for this test: a letter is missing' },
      {
        text: 'lot YA4829105 sold',
        source: 'written for this test: nothing speaks for a passport',
      },
    ],
  },
});
