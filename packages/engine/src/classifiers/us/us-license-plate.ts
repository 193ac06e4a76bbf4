import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

const WORDS = [
  'license plate',
  'licence plate',
  'plate number',
  'plate no',
  'tag number',
  'registration plate',
  'number plate',
  'license_plate',
  'plate_number',
  'licenseplate',
  'platenumber',
];

export const classifier = defineClassifier({
  id: 'us-license-plate',
  name: 'US license plate',
  class: 'personal',
  locale: 'us',
  sensitivity: 2,
  keywords: [],
  // Only after a word that indicates it: the formats match any short code.
  patterns: [
    {
      pattern: '[A-Z0-9]{2,4}[ -][A-Z0-9]{2,4}|[A-Z0-9]{5,7}',
      after: { words: WORDS, within: 24 },
      validate: isMixed,
      alone: 'medium',
    },
  ],
  examples: {
    match: [
      { text: 'license plate 7ABC123', source: 'form of California' },
      { text: 'plate number: ABC-1234', source: 'form of many states' },
      { text: 'License plate KLM 482', source: 'form of several states' },
    ],
    noMatch: [
      { text: 'license plate UNKNOWN', source: `${OWN}: no digit` },
      { text: 'order 7ABC123', source: `${OWN}: nothing says plate` },
      { text: 'plate 12345', source: `${OWN}: no letter` },
    ],
  },
});

/** Letters and digits: plain words and numbers are excluded. */
function isMixed(value: string): boolean {
  return /[0-9]/.test(value) && /[A-Z]/.test(value);
}
