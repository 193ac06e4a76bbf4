import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'fr-id-card',
  name: 'French identity card number',
  class: 'personal',
  locale: 'fr',
  sensitivity: 3,
  keywords: [
    "carte d'identité",
    "carte d'identite",
    "carte nationale d'identité",
    "carte nationale d'identite",
    'carte nationale',
    'cni',
    'cnie',
    'identity card',
    'id card',
    "pièce d'identité",
  ],
  patterns: [
    {
      pattern: '[0-9]{2}(?:0[1-9]|1[0-2])[0-9A-Z][0-9]{7}',
      caseless: true,
      alone: 'none',
      inField: 'low',
    },
    { pattern: '[A-Z0-9]{9}', validate: isNewNumber, alone: 'none', inField: 'none' },
  ],
  reference: 'https://fr.wikipedia.org/wiki/Carte_nationale_d%27identit%C3%A9_en_France',
  examples: {
    match: [
      {
        text: "carte nationale d'identité 880692310285",
        source: 'published specimen of the French identity card',
      },
      { text: 'CNI : X4RTBPFW4', source: 'published specimen of the French identity card of 2021' },
    ],
    noMatch: [
      { text: 'CNI 881392310285', source: 'written for this test: no such month' },
      { text: 'CNI 88069231028', source: 'written for this test: a digit is missing' },
      { text: 'CNI ABSOLUMENT', source: 'written for this test: a word' },
    ],
  },
});

/** Letters and digits mixed: a run of only one kind is a word or another number. */
function isNewNumber(value: string): boolean {
  const digits = digitsOf(value).length;
  return digits > 0 && digits < 8 && /^[A-Z]/.test(value);
}
