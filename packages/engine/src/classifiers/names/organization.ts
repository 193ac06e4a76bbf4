import { readNames } from '../../names/read-names.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'organization',
  name: 'Name of an organization',
  class: 'business',
  locale: 'any',
  sensitivity: 0,
  keywords: [],
  read: (text) => readNames(text, 'organization'),
  examples: {
    match: [
      { text: 'He was hired by Northwind Industries Inc. last year.', source: OWN },
      { text: 'A study of the University of Edinburgh says so.', source: OWN },
    ],
    noMatch: [
      { text: 'The company was sold.', source: OWN },
      { text: 'She went home early.', source: OWN },
    ],
  },
});
