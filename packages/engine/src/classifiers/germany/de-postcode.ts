import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-postcode',
  name: 'German postcode',
  class: 'personal',
  locale: 'de',
  sensitivity: 1,
  keywords: ['plz', 'postleitzahl', 'postleitzahlen', 'german postcode'],
  patterns: [
    { pattern: '[0-9]{5}', validate: isPostcode, alone: 'none', inField: 'medium' },
    { pattern: 'DE?-[0-9]{5}', validate: isPostcode, alone: 'low', inField: 'medium' },
  ],
  reference: 'https://de.wikipedia.org/wiki/Postleitzahl_(Deutschland)',
  examples: {
    match: [
      { text: 'PLZ 80331', source: 'written for this test: postcode of Munich' },
      { text: 'Postleitzahl: 01067', source: 'written for this test: postcode of Dresden' },
      {
        text: 'PLZ: D-10115',
        source: 'written for this test: postcode of Berlin with the sign of the country',
      },
    ],
    noMatch: [
      { text: 'PLZ 00123', source: 'written for this test: no postcode begins with two zeros' },
      { text: 'PLZ 8033', source: 'written for this test: too short' },
      {
        text: 'order 80331 shipped',
        source: 'written for this test: nothing speaks for a postcode',
      },
      { text: 'PLZ 803310', source: 'written for this test: too long' },
    ],
  },
});

/** First digits of no region. */
const UNUSED = new Set(['00', '05', '43', '62']);

function isPostcode(value: string): boolean {
  const digits = value.slice(-5);
  return !UNUSED.has(digits.slice(0, 2)) && digits >= '01001' && digits <= '99998';
}
