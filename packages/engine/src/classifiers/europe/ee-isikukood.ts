import { hasBalticNumber } from '../../values/baltic-personal-code.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ee-isikukood',
  name: 'Estonian personal code',
  class: 'personal',
  locale: 'ee',
  sensitivity: 3,
  keywords: ['isikukood', 'isikukoodi', 'ik', 'personal code', 'id code', 'estonian id'],
  patterns: [
    { pattern: '[1-6][0-9]{10}', validate: hasBalticNumber, alone: 'low', inField: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.ee.ik',
  examples: {
    match: [
      {
        text: 'isikukood 36805280109',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'Isikukood: 37605030299',
        source: 'published example of the Estonian article on the code',
      },
      {
        text: 'isikukood=48905142731',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'isikukood 36805280108', source: 'written for this test: a wrong check digit' },
      { text: 'isikukood 36813280109', source: 'written for this test: no such month' },
      { text: 'isikukood 3680528010', source: 'written for this test: a digit is missing' },
    ],
  },
});
