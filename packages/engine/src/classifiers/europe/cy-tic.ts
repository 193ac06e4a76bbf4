import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'cy-tic',
  name: 'Cypriot tax identification code',
  class: 'personal',
  locale: 'cy',
  sensitivity: 3,
  keywords: [
    'αφτ',
    'αριθμός φορολογικής ταυτότητας',
    'tic',
    'tax identification code',
    'vat',
    'φπα',
    'tax id',
    'cyprus',
  ],
  patterns: [
    {
      pattern: '(?:CY ?)?[013-59][0-9]{7}[A-Z]',
      caseless: true,
      validate: isTic,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.cy.vat',
  examples: {
    match: [
      { text: 'TIC 10259033P', source: 'published example of the python-stdnum documentation' },
      { text: 'vat: CY10259033P', source: 'published example of the python-stdnum documentation' },
      {
        text: 'tax id 00532445O',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'TIC 10259033Z', source: 'written for this test: a wrong check letter' },
      { text: 'TIC 1025903P', source: 'written for this test: a digit is missing' },
      { text: 'TIC 12259033P', source: 'written for this test: another first digits' },
    ],
  },
});

/** Values of digits at odd positions. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21] as const;

function isTic(value: string): boolean {
  const text = value.slice(-9);
  const sum = Array.from(text.slice(0, 8), Number).reduce(
    (total, digit, at) => total + (at % 2 === 0 ? (ODD[digit] ?? 0) : digit),
    0,
  );
  return !text.startsWith('12') && (sum % 26) + 65 === text.toUpperCase().charCodeAt(8);
}
