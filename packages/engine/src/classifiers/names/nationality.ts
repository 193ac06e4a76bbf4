import { readNames } from '../../names/read-names.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'nationality',
  name: 'Nationality',
  class: 'personal',
  locale: 'any',
  sensitivity: 2,
  keywords: [],
  read: (text) => readNames(text, 'nationality'),
  examples: {
    match: [
      { text: 'A German tourist asked for the way.', source: OWN },
      { text: 'The Norwegian ferry was late.', source: OWN },
    ],
    noMatch: [
      { text: 'The ferry was late.', source: OWN },
      { text: 'polish the table, please', source: OWN },
    ],
  },
});
