import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'ca-passport',
  name: 'Canadian passport number',
  class: 'personal',
  locale: 'ca',
  sensitivity: 3,
  keywords: [
    'passport',
    'passports',
    'passport number',
    'passport no',
    'travel document',
    'passeport',
    'numéro de passeport',
    'canadian passport',
  ],
  patterns: [
    {
      pattern: '[A-Z]{2}[0-9]{6}|[A-Z][0-9]{6}[A-Z]{2}',
      validate: isNoFiller,
      alone: 'none',
      inField: 'low',
      supported: 'high',
    },
  ],
  reference:
    'https://www.canada.ca/en/immigration-refugees-citizenship/services/canadian-passports.html',
  examples: {
    match: [
      { text: 'passport GA302922', source: 'specimen of the issuing office' },
      { text: 'passeport AB123456', source: `${OWN}: two letters and six digits` },
      { text: 'passport number P123456AA', source: `${OWN}: the form since 2023` },
    ],
    noMatch: [
      { text: 'passport GA30292', source: `${OWN}: one digit too few` },
      { text: 'order GA302922', source: `${OWN}: nothing says passport` },
      { text: 'passport GAA302922', source: `${OWN}: three letters` },
    ],
  },
});

function isNoFiller(value: string): boolean {
  return !isOneDigit(digitsOf(value));
}
