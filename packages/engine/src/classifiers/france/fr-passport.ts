import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'fr-passport',
  name: 'French passport number',
  class: 'personal',
  locale: 'fr',
  sensitivity: 3,
  keywords: [
    'passeport',
    'numéro de passeport',
    'numero de passeport',
    'passport',
    'passport number',
    'passport no',
  ],
  patterns: [
    {
      pattern: '[0-9]{2}[A-Z]{2}[0-9]{5}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://fr.wikipedia.org/wiki/Passeport_fran%C3%A7ais',
  examples: {
    match: [
      { text: 'passeport 12AB34567', source: 'written for this test: format of the number' },
      { text: 'Passport no: 19cv81240', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'passeport 12AB3456', source: 'written for this test: a digit is missing' },
      { text: 'passeport 12A345678', source: 'written for this test: a letter is missing' },
      {
        text: 'batch 12AB34567 sold',
        source: 'written for this test: nothing speaks for a passport',
      },
    ],
  },
});
