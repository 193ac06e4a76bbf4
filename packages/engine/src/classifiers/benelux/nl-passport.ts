import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'nl-passport',
  name: 'Dutch passport or identity card number',
  class: 'personal',
  locale: 'nl',
  sensitivity: 3,
  keywords: [
    'paspoort',
    'paspoortnummer',
    'documentnummer',
    'identiteitskaart',
    'identiteitsbewijs',
    'passport',
    'passport number',
    'id card',
  ],
  patterns: [
    {
      pattern: '[A-NP-Z]{2}[A-NP-Z0-9]{6}[0-9]',
      caseless: true,
      validate: isDocument,
      alone: 'none',
      inField: 'low',
    },
  ],
  reference: 'https://nl.wikipedia.org/wiki/Nederlands_paspoort',
  examples: {
    match: [
      {
        text: 'paspoort SPECI2014',
        source: 'published specimen of the Dutch passport, with the year as the number',
      },
      { text: 'paspoortnummer NW8H4K2P1', source: 'written for this test: format of the number' },
      { text: 'documentnummer: NPR1A2B34', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'paspoort NO8H4K2P1', source: 'the letter O is not used' },
      { text: 'paspoort NW8H4K2P', source: 'written for this test: a character is missing' },
      { text: 'paspoort NWHEKAPEN', source: 'written for this test: a word' },
    ],
  },
});

/** Letters followed by a single digit are words, not document numbers. */
function isDocument(value: string): boolean {
  return digitsOf(value).length >= 3;
}
