import { weightedSum } from '../../values/weighted-sum.ts';
import { alphanumericsOf } from '../../values/digits-of.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'hk-id',
  name: 'Hong Kong identity card number',
  class: 'personal',
  locale: 'hk',
  sensitivity: 3,
  keywords: [
    'hkid',
    'hkid no',
    'hong kong id',
    'hong kong identity card',
    'identity card',
    '香港身份證',
    '身份證',
    '身份證號碼',
  ],
  patterns: [
    {
      pattern: '[A-Z]{1,2}[0-9]{6} ?\\([0-9A]\\)',
      caseless: true,
      edges: 'free',
      validate: isCard,
      alone: 'medium',
    },
    {
      pattern: '[A-Z]{1,2}[0-9]{6}[0-9A]',
      caseless: true,
      validate: isCard,
      alone: 'none',
      inField: 'low',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/Hong_Kong_identity_card',
  examples: {
    match: [
      { text: 'HKID G123456(A)', source: 'published specimen of the identity card' },
      { text: '身份證 A123456(3)', source: 'published example of the article on the card' },
      {
        text: 'hkid: k482910(7)',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'HKID G123456(B)', source: 'written for this test: a wrong check digit' },
      { text: 'HKID G12345(A)', source: 'written for this test: a digit is missing' },
      { text: 'HKID ABC123456(3)', source: 'written for this test: too many letters' },
    ],
  },
});

/** Weights 9 to 1, letters as A = 10, a missing first letter as 36. */
function isCard(value: string, place: Place): boolean {
  const text = alphanumericsOf(value);
  const [first, rest] =
    text.length === 8 ? [36, text] : [Number.parseInt(text.charAt(0), 36), text.slice(1)];
  const last = Number.parseInt(text.slice(-1), 36);
  const sum = first * 9 + weightedSum(rest.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + last;
  return sum % 11 === 0 && !/[0-9A-Za-z_]$/.test(place.before());
}
