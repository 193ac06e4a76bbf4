import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'in-passport',
  name: 'Indian passport number',
  class: 'personal',
  locale: 'in',
  sensitivity: 3,
  keywords: ['passport', 'passport number', 'passport no', 'पासपोर्ट'],
  patterns: [
    {
      pattern: '[A-PR-WY][1-9][0-9] ?[0-9]{4}[1-9]',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/Indian_passport',
  examples: {
    match: [
      { text: 'passport K8204716', source: 'written for this test: format of the number' },
      { text: 'Passport No. J82 04716', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'passport K820471', source: 'written for this test: a digit is missing' },
      { text: 'passport K0204716', source: 'written for this test: a zero behind the letter' },
      { text: 'passport Q8204716', source: 'written for this test: a letter that is not issued' },
      { text: 'lot K8204716 sold', source: 'written for this test: nothing speaks for a passport' },
    ],
  },
});
