import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'it-id-card',
  name: 'Italian identity card number',
  class: 'personal',
  locale: 'it',
  sensitivity: 3,
  keywords: [
    "carta d'identità",
    "carta d'identita",
    'carta di identità',
    'carta di identita',
    'carta identità',
    'cie',
    'documento',
    'identity card',
    'id card',
    'numero documento',
  ],
  patterns: [
    {
      pattern: '[A-Z]{2} ?[0-9]{7}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'medium',
    },
    {
      pattern: '[A-Z]{2}[0-9]{5}[A-Z]{2}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'medium',
    },
    {
      pattern: '[0-9]{7}[A-Z]{2}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://it.wikipedia.org/wiki/Carta_d%27identit%C3%A0',
  examples: {
    match: [
      {
        text: "Carta d'identità CA00041AA",
        source: 'written for this test: format of the electronic card',
      },
      { text: 'CIE AX 4829105', source: 'written for this test: format of the paper card' },
      {
        text: 'carta di identità: 4829105ax',
        source: 'written for this test: format of the card of 2006',
      },
    ],
    noMatch: [
      { text: 'CIE CA00000A', source: 'written for this test: a letter is missing' },
      { text: 'CIE CAA00000AA', source: 'written for this test: a letter too many' },
      { text: 'lot AX4829105 sold', source: 'written for this test: nothing speaks for a card' },
    ],
  },
});
