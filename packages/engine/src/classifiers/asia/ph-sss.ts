import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ph-sss',
  name: 'Philippine social security number',
  class: 'personal',
  locale: 'ph',
  sensitivity: 3,
  keywords: ['sss', 'sss no', 'sss number', 'social security system'],
  patterns: [
    {
      pattern: '[0-9]{2}-[0-9]{7}-[0-9]',
      validate: hasVariedDigits,
      alone: 'low',
      inField: 'medium',
    },
    { pattern: '[0-9]{10}', validate: hasVariedDigits, alone: 'none', inField: 'low' },
  ],
  reference: 'https://en.wikipedia.org/wiki/Social_Security_System_(Philippines)',
  examples: {
    match: [
      { text: 'SSS 34-8291053-7', source: 'written for this test: format of the number' },
      { text: 'SSS No: 3482910537', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'SSS 34-829105-7', source: 'written for this test: a digit is missing' },
      { text: 'SSS 00-0000000-0', source: 'written for this test: nothing but zeros' },
      {
        text: 'order 3482910537 shipped',
        source: 'written for this test: nothing speaks for a person',
      },
    ],
  },
});
