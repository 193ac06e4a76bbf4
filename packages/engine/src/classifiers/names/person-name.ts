import { readNames } from '../../names/read-names.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'person-name',
  name: 'Name of a person',
  class: 'personal',
  locale: 'any',
  sensitivity: 1,
  keywords: [],
  read: (text) => readNames(text, 'person'),
  examples: {
    match: [
      { text: 'Yesterday Maria Hansen told the board that she would leave.', source: OWN },
      { text: 'The letter was signed by Dr. Thomas Keller on behalf of the clinic.', source: OWN },
    ],
    noMatch: [
      { text: 'The meeting starts on Monday in the big room.', source: OWN },
      { text: 'const total = sum(Rows, Columns);', source: OWN },
    ],
  },
});
