import { alphanumericsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'it-fiscal-code',
  name: 'Italian fiscal code',
  class: 'personal',
  locale: 'it',
  sensitivity: 3,
  keywords: [
    'codice fiscale',
    'cod fisc',
    'cod fiscale',
    'c f',
    'cf',
    'fiscal code',
    'tax code',
    'tax id',
  ],
  patterns: [
    {
      pattern:
        '[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]',
      caseless: true,
      validate: isFiscalCode,
      alone: 'medium',
    },
    {
      pattern: '[A-Z]{3} [A-Z]{3} [0-9]{2}[ABCDEHLMPRST][0-9]{2} [A-Z][0-9]{3}[A-Z]',
      caseless: true,
      validate: isFiscalCode,
      alone: 'medium',
    },
  ],
  reference: 'https://it.wikipedia.org/wiki/Codice_fiscale',
  examples: {
    match: [
      {
        text: 'codice fiscale RCCMNL83S18D969H',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'C.F. rss mra 85t10 a562s', source: 'the usual example of an Italian fiscal code' },
      {
        text: 'nata a Roma, RCCMNL83S18D969H',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      {
        text: 'codice fiscale RCCMNL83S18D969A',
        source: 'written for this test: a wrong check letter',
      },
      { text: 'codice fiscale RCCMNL83S39D969H', source: 'written for this test: no such day' },
      {
        text: 'codice fiscale RCCMNL83S18D969',
        source: 'written for this test: a letter is missing',
      },
    ],
  },
});

/**
 * Values of characters at odd positions, 0 to 9 and A to Z alike (decree of 23 December 1976, table 3).
 */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
] as const;

/**
 * Days of women are raised by forty; letters instead of digits distinguish persons with equal codes.
 */
function isFiscalCode(value: string): boolean {
  const text = alphanumericsOf(value);
  const day = Number(Array.from(text.slice(9, 11), plainDigit).join('')) % 40;
  const sum = Array.from(text.slice(0, 15), (letter, at) => {
    const order = letter < 'A' ? Number(letter) : letter.charCodeAt(0) - 65;
    return at % 2 === 0 ? (ODD[order] ?? 0) : order;
  }).reduce((total, each) => total + each, 0);
  return day > 0 && day < 32 && (sum % 26) + 65 === text.charCodeAt(15);
}

function plainDigit(letter: string): string {
  const place = 'LMNPQRSTUV'.indexOf(letter);
  return place < 0 ? letter : String(place);
}
