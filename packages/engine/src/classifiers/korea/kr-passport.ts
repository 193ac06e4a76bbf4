import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'kr-passport',
  name: 'Korean passport number',
  class: 'personal',
  locale: 'kr',
  sensitivity: 3,
  keywords: ['여권번호', '여권', 'passport', 'passport number', 'passport no'],
  patterns: [
    {
      pattern: '[MSRODG][0-9]{3}[A-Z][0-9]{4}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[MSRODG][0-9]{8}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/South_Korean_passport',
  examples: {
    match: [
      { text: '여권번호 M482A1907', source: 'written for this test: format issued since 2021' },
      {
        text: 'passport number: m48219076',
        source: 'written for this test: format issued until 2021',
      },
    ],
    noMatch: [
      { text: '여권번호 A482A1907', source: 'written for this test: a letter that is not used' },
      { text: 'passport M4821A907', source: 'the letter at another place' },
      { text: 'passport M482A190', source: 'written for this test: a digit is missing' },
    ],
  },
});
