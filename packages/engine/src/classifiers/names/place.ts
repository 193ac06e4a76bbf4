import { readNames } from '../../names/read-names.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'place',
  name: 'Name of a place',
  class: 'personal',
  locale: 'any',
  sensitivity: 0,
  keywords: [],
  read: (text) => readNames(text, 'place'),
  examples: {
    match: [
      { text: 'She moved to Oslo in spring and works there.', source: OWN },
      { text: 'The office in New York was closed.', source: OWN },
    ],
    noMatch: [
      { text: 'The report is due next week.', source: OWN },
      { text: 'We agreed on the terms.', source: OWN },
    ],
  },
});
