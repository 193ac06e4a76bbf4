import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'kr-driver-license',
  name: 'Korean driving licence number',
  class: 'personal',
  locale: 'kr',
  sensitivity: 3,
  keywords: [
    '운전면허',
    '운전면허번호',
    '면허번호',
    'driver license',
    "driver's license",
    'drivers license',
    'driving licence',
  ],
  patterns: [
    {
      pattern: '(?:1[1-9]|2[0-68])[- ][0-9]{2}[- ][0-9]{6}[- ][0-9]{2}',
      validate: hasVariedDigits,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '(?:1[1-9]|2[0-68])[0-9]{10}',
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://www.safedriving.or.kr/',
  examples: {
    match: [
      {
        text: '운전면허번호 11-07-482910-53',
        source: 'written for this test: format of the number',
      },
      {
        text: 'driver license: 280748291053',
        source: 'written for this test: format of the number',
      },
    ],
    noMatch: [
      { text: '운전면허번호 10-07-482910-53', source: 'written for this test: no such office' },
      { text: '운전면허번호 11-07-48291-53', source: 'written for this test: a digit is missing' },
      {
        text: 'order 110748291053 shipped',
        source: 'written for this test: nothing speaks for a licence',
      },
    ],
  },
});
