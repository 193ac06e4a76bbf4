import { hasBalticNumber } from '../../values/baltic-personal-code.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'lt-personal-code',
  name: 'Lithuanian personal code',
  class: 'personal',
  locale: 'lt',
  sensitivity: 3,
  keywords: ['asmens kodas', 'asmens kodą', 'asmens kodo', 'a k', 'personal code', 'lithuanian id'],
  patterns: [
    { pattern: '[1-6][0-9]{10}', validate: hasBalticNumber, alone: 'low', inField: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.lt.asmens',
  examples: {
    match: [
      {
        text: 'asmens kodas 33309240064',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'Asmens kodas: 48905142731',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'personal code 38703181745',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'asmens kodas 33309240065', source: 'written for this test: a wrong check digit' },
      { text: 'asmens kodas 33313240064', source: 'written for this test: no such month' },
      { text: 'asmens kodas 3330924006', source: 'written for this test: a digit is missing' },
    ],
  },
});
