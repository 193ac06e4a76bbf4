import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ph-umid',
  name: 'Philippine common reference number (UMID)',
  class: 'personal',
  locale: 'ph',
  sensitivity: 3,
  keywords: [
    'umid',
    'umid crn',
    'common reference number',
    'unified multi purpose id',
    'umid number',
  ],
  patterns: [
    {
      pattern: '[0-9]{4}-[0-9]{7}-[0-9]',
      validate: hasVariedDigits,
      alone: 'low',
      inField: 'medium',
    },
    { pattern: '[0-9]{12}', validate: hasVariedDigits, alone: 'none', inField: 'low' },
  ],
  reference: 'https://en.wikipedia.org/wiki/Unified_Multi-Purpose_ID',
  examples: {
    match: [
      { text: 'UMID CRN 0111-4829105-3', source: 'written for this test: format of the number' },
      { text: 'UMID-CRN: 011148291053', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'UMID 0111-482910-3', source: 'written for this test: a digit is missing' },
      { text: 'UMID 0000-0000000-0', source: 'written for this test: nothing but zeros' },
      {
        text: 'order 011148291053 shipped',
        source: 'written for this test: nothing speaks for a person',
      },
    ],
  },
});
