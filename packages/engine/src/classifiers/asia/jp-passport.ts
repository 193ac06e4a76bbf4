import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'jp-passport',
  name: 'Japanese passport number',
  class: 'personal',
  locale: 'jp',
  sensitivity: 3,
  keywords: [
    'パスポート',
    '旅券',
    '旅券番号',
    'パスポート番号',
    'passport',
    'passport number',
    'passport no',
  ],
  patterns: [
    { pattern: '[A-Z]{2}[0-9]{7}', validate: hasVariedDigits, alone: 'none', inField: 'low' },
  ],
  reference: 'https://en.wikipedia.org/wiki/Japanese_passport',
  examples: {
    match: [
      { text: '旅券番号 TR4829105', source: 'written for this test: format of the number' },
      { text: 'Passport No. MS8204716', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: '旅券番号 TR482910', source: 'written for this test: a digit is missing' },
      {
        text: 'lot TR4829105 sold',
        source: 'written for this test: nothing speaks for a passport',
      },
      { text: 'passport TR0000000', source: 'written for this test: nothing but zeros' },
    ],
  },
});
