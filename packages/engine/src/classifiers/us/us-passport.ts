import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'us-passport',
  name: 'US passport number',
  class: 'personal',
  locale: 'us',
  sensitivity: 3,
  keywords: [
    'passport',
    'passports',
    'passport number',
    'passport no',
    'passport #',
    'travel document',
    'travel documents',
    'us passport',
    'passport card',
  ],
  patterns: [
    {
      pattern: '[A-Z][0-9]{8}',
      validate: isNoFiller,
      alone: 'none',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern: '[0-9]{9}',
      validate: isNoFiller,
      alone: 'none',
      inField: 'low',
      supported: 'medium',
    },
  ],
  reference:
    'https://travel.state.gov/content/travel/en/passports/passport-help/next-generation-passport.html',
  examples: {
    match: [
      {
        text: 'passport A12803456',
        source: `${OWN}: letter and eight digits, as issued since 2021`,
      },
      { text: 'Passport no: 512803456', source: `${OWN}: nine digits, as issued before` },
      { text: 'travel document Z12803456', source: `${OWN}: letter and eight digits` },
    ],
    noMatch: [
      { text: 'passport A1280345', source: `${OWN}: one digit too few` },
      { text: 'order A12803456 shipped', source: `${OWN}: nothing says passport` },
      { text: 'passport AB2803456', source: `${OWN}: two letters` },
      { text: 'passport 000000000', source: `${OWN}: one digit repeated` },
    ],
  },
});

function isNoFiller(value: string): boolean {
  return !isOneDigit(digitsOf(value));
}
