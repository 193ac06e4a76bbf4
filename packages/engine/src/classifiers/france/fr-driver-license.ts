import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'fr-driver-license',
  name: 'French driving licence number',
  class: 'personal',
  locale: 'fr',
  sensitivity: 3,
  keywords: [
    'permis de conduire',
    'permis',
    'numéro de permis',
    'numero de permis',
    'numéro neph',
    'neph',
    'driving licence',
    'driver license',
  ],
  patterns: [
    { pattern: '[0-9]{12}', alone: 'none', inField: 'none' },
    { pattern: '[0-9]{2}[A-Z]{2}[0-9]{5}', alone: 'none', inField: 'low' },
  ],
  reference: 'https://fr.wikipedia.org/wiki/Permis_de_conduire_en_France',
  examples: {
    match: [
      {
        text: 'permis de conduire 870992100354',
        source: 'written for this test: format of the number',
      },
      { text: 'Permis : 13AA00002', source: 'published specimen of the French driving licence' },
    ],
    noMatch: [
      {
        text: 'permis de conduire 87099210035',
        source: 'written for this test: a digit is missing',
      },
      { text: 'order 870992100354', source: 'written for this test: nothing speaks for a licence' },
      { text: 'permis 13A000002', source: 'written for this test: a letter is missing' },
    ],
  },
});
