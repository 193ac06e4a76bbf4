import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'es-passport',
  name: 'Spanish passport number',
  class: 'personal',
  locale: 'es',
  sensitivity: 3,
  keywords: [
    'pasaporte',
    'número de pasaporte',
    'numero de pasaporte',
    'passport',
    'passport number',
    'passport no',
  ],
  patterns: [
    {
      pattern: '[A-Z]{3}[0-9]{6}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://es.wikipedia.org/wiki/Pasaporte_espa%C3%B1ol',
  examples: {
    match: [
      { text: 'pasaporte PAB304715', source: 'written for this test: format of the number' },
      { text: 'Passport number: xdd118204', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'pasaporte PA304715', source: 'written for this test: a letter is missing' },
      { text: 'pasaporte PAB3047155', source: 'written for this test: a digit too many' },
      {
        text: 'build PAB304715 of today',
        source: 'written for this test: nothing speaks for a passport',
      },
    ],
  },
});
