import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'uk-passport',
  name: 'UK passport number',
  class: 'personal',
  locale: 'gb',
  sensitivity: 3,
  keywords: [
    'passport',
    'passports',
    'passport number',
    'passport no',
    'travel document',
    'hm passport',
    'uk passport',
    'british passport',
  ],
  patterns: [
    {
      pattern: '[A-Z]{2}[0-9]{7}',
      caseless: true,
      validate: isNoFiller,
      alone: 'none',
      inField: 'medium',
      supported: 'high',
    },
    { pattern: '[0-9]{9}', validate: isNoFiller, alone: 'none', inField: 'none', supported: 'low' },
  ],
  reference: 'https://www.gov.uk/government/publications/basic-passport-checks',
  examples: {
    match: [
      { text: 'passport AB1234567', source: `${OWN}: two letters and seven digits` },
      { text: 'British passport no: XY9876543', source: `${OWN}: two letters and seven digits` },
      { text: 'travel document ab1234567', source: `${OWN}: in lower case` },
    ],
    noMatch: [
      { text: 'passport A12345678', source: `${OWN}: one letter` },
      { text: 'passport AB123456', source: `${OWN}: one digit too few` },
      { text: 'passport AB12345678', source: `${OWN}: one digit too many` },
      { text: 'order AB1234567', source: `${OWN}: nothing says passport` },
    ],
  },
});

function isNoFiller(value: string): boolean {
  return !isOneDigit(digitsOf(value));
}
