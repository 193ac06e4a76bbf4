import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'at-passport',
  name: 'Austrian passport number',
  class: 'personal',
  locale: 'at',
  sensitivity: 3,
  keywords: [
    'reisepass',
    'reisepassnummer',
    'passnummer',
    'pass nr',
    'passport',
    'passport number',
    'passport no',
  ],
  patterns: [
    { pattern: '[A-Z] ?[0-9]{7}', alone: 'none', inField: 'low' },
    { pattern: '[A-Z]{2}[0-9]{7}', alone: 'none', inField: 'low' },
  ],
  reference: 'https://en.wikipedia.org/wiki/Austrian_passport',
  examples: {
    match: [
      { text: 'Reisepass P1234567', source: 'written for this test: format of the number' },
      { text: 'Passnummer: U 8204716', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'Reisepass P123456', source: 'written for this test: a digit is missing' },
      { text: 'Reisepass PPP1234567', source: 'written for this test: too many letters' },
      {
        text: 'order P1234567 shipped',
        source: 'written for this test: nothing speaks for a passport',
      },
    ],
  },
});
