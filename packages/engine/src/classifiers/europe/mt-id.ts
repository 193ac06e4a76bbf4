import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'mt-id',
  name: 'Maltese identity card number',
  class: 'personal',
  locale: 'mt',
  sensitivity: 3,
  keywords: [
    'id card',
    'identity card',
    'identity card number',
    'karta tal identità',
    'maltese id',
    'malta',
  ],
  patterns: [
    {
      pattern: '[0-9]{3,7}[MGAPLHBZ]',
      caseless: true,
      validate: isCard,
      alone: 'none',
      inField: 'low',
    },
  ],
  reference:
    'https://www.oecd.org/en/networks/global-forum-tax-transparency/resources/aeoi-implementation-portal/tax-identification-numbers.html',
  examples: {
    match: [
      { text: 'Identity card 0038591M', source: 'written for this test: format of the number' },
      { text: 'Malta ID number: 482719G', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'Identity card 0038591X', source: 'written for this test: another letter' },
      { text: 'Identity card 00385911M', source: 'written for this test: too many digits' },
      { text: 'part 0038591M sold', source: 'written for this test: nothing speaks for a card' },
    ],
  },
});

/** Short numbers are written with their zeros or without; three digits alone would be sizes. */
function isCard(value: string): boolean {
  return Number(value.slice(0, -1)) > 999;
}
