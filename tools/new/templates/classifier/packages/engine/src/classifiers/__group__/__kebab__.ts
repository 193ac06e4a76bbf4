import { defineClassifier } from '../define-classifier.ts';

/** Two letters, a hyphen and six digits, not part of a longer word or number. */
const PATTERN = /(?<![\w-])[A-Z]{2}-\d{6}(?![\w-])/g;

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: '__kebab__',
  name: '__Title__',
  class: 'business',
  sensitivity: 2,
  keywords: ['reference'],
  find(text) {
    return [...text.matchAll(PATTERN)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      confidence: 0.6,
    }));
  },
  examples: {
    match: [
      { text: 'reference AB-123456', source: OWN },
      { text: 'see reference "ZZ-000001".', source: OWN },
    ],
    noMatch: [
      { text: 'reference AB-1234567', source: `${OWN}: one digit too many` },
      { text: 'reference ab-123456', source: `${OWN}: small letters` },
      { text: 'reference XAB-123456', source: `${OWN}: part of a longer word` },
    ],
  },
});
