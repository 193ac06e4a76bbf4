import { hasBirthNumber } from '../../values/birth-number.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'cz-birth-number',
  name: 'Czech birth number',
  class: 'personal',
  locale: 'cz',
  sensitivity: 3,
  keywords: [
    'rodné číslo',
    'rodne cislo',
    'rč',
    'rodného čísla',
    'birth number',
    'personal number',
  ],
  patterns: [
    { pattern: '[0-9]{6}/[0-9]{3,4}', validate: hasBirthNumber, alone: 'low', inField: 'medium' },
    { pattern: '[0-9]{9,10}', validate: hasBirthNumber, alone: 'none', inField: 'low' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.cz.rc',
  examples: {
    match: [
      {
        text: 'rodné číslo 710319/2745',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'rodné číslo: 7103192745',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'rč: 520613/123', source: 'written for this test: format issued until 1953' },
    ],
    noMatch: [
      { text: 'rodné číslo 710319/2746', source: 'written for this test: a wrong check digit' },
      { text: 'rodné číslo 711319/2745', source: 'written for this test: no such month' },
      { text: 'rodné číslo 710319/27', source: 'written for this test: digits are missing' },
    ],
  },
});
