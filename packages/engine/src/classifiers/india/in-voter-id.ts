import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'in-voter-id',
  name: 'Indian voter identity number (EPIC)',
  class: 'personal',
  locale: 'in',
  sensitivity: 3,
  keywords: [
    'voter',
    'voter id',
    'voter card',
    'voter identity',
    'epic',
    'epic no',
    'election card',
    'elector',
    'मतदाता',
  ],
  patterns: [
    {
      pattern: '[A-Z]{3}[0-9]{7}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/Voter_ID_(India)',
  examples: {
    match: [
      { text: 'voter id YCV4820916', source: 'written for this test: format of the number' },
      { text: 'EPIC No: yrd7718204', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'voter id YCV482091', source: 'written for this test: a digit is missing' },
      { text: 'voter id YC48209166', source: 'written for this test: a letter is missing' },
      { text: 'lot YCV4820916 sold', source: 'written for this test: nothing speaks for a voter' },
    ],
  },
});
