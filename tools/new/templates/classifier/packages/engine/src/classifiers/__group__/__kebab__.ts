import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: '__kebab__',
  name: '__Title__',
  class: 'business',
  locale: 'any',
  sensitivity: 2,
  keywords: ['reference', 'file number'],
  patterns: [
    { pattern: '[A-Z]{2}-[0-9]{6}', validate: hasCheckDigit, alone: 'low', inField: 'medium' },
  ],
  examples: {
    match: [
      { text: 'reference AB-123450', source: OWN },
      { text: 'file_number: "ZZ-000000"', source: OWN },
      { text: 'AB-123450', source: `${OWN}: all that the text holds` },
    ],
    noMatch: [
      { text: 'reference AB-123451', source: `${OWN}: wrong check digit` },
      { text: 'reference AB-1234500', source: `${OWN}: one digit too many` },
      { text: 'reference ab-123450', source: `${OWN}: small letters` },
      { text: 'see AB-123450 there', source: `${OWN}: nothing says what it is` },
    ],
  },
});

/** The last digit makes the sum of all a multiple of five. */
function hasCheckDigit(value: string): boolean {
  const digits = Array.from(value.slice(3), Number);
  return digits.reduce((sum, digit) => sum + digit, 0) % 5 === 0;
}
