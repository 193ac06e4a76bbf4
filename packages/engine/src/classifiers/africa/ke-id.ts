import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ke-id',
  name: 'Kenyan national identity number',
  class: 'personal',
  locale: 'ke',
  sensitivity: 3,
  keywords: ['kenyan id', 'kenya id', 'kenyan national id', 'kitambulisho', 'huduma', 'maisha'],
  patterns: [
    {
      pattern: '[1-9][0-9]{6,7}',
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/National_identification_number#Kenya',
  examples: {
    match: [
      { text: 'Kenyan ID 28471936', source: 'written for this test: format of the number' },
      { text: 'Kitambulisho: 8204716', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'Kenyan ID 284719', source: 'written for this test: too short' },
      {
        text: 'order 28471936 shipped',
        source: 'written for this test: nothing speaks for a person',
      },
      { text: 'Kenyan ID 11111111', source: 'written for this test: one digit repeated' },
    ],
  },
});
