import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'ca-driver-license',
  name: 'Canadian driver’s licence number',
  class: 'personal',
  locale: 'ca',
  sensitivity: 3,
  keywords: [
    "driver's licence",
    'driver’s licence',
    'drivers licence',
    'driver licence',
    "driver's license",
    'driver license',
    'drivers license',
    'licence number',
    'licence no',
    'permis de conduire',
    'permis',
    'numéro de permis',
    'dl',
    'driver_licence',
  ],
  patterns: [
    {
      pattern: '[A-Z][0-9]{4}-[0-9]{5}-[0-9]{5}|[A-Z][0-9]{4}-[0-9]{6}-[0-9]{2}',
      validate: isNoFiller,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern: '[A-Z][0-9]{12}|[A-Z][0-9]{14}',
      validate: isNoFiller,
      alone: 'none',
      inField: 'low',
      supported: 'medium',
    },
    {
      pattern: '[A-Z]{5}[0-9]{9}|[A-Z][0-9]{9}|[0-9]{6}-[0-9]{3}|[0-9]{7,8}',
      validate: isNoFiller,
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
  ],
  reference: 'https://www.ontario.ca/page/get-g-drivers-licence-new-drivers',
  examples: {
    match: [
      { text: "driver's licence A1234-56789-01234", source: 'form of Ontario' },
      { text: 'permis de conduire B1234-567890-12', source: 'form of Quebec' },
      { text: 'licence number 1234567', source: 'form of British Columbia' },
      { text: "driver's licence 123456-789", source: 'form of Alberta' },
    ],
    noMatch: [
      { text: "driver's licence A123-4567-8901", source: `${OWN}: groups of another country` },
      { text: 'order A123456789012', source: `${OWN}: nothing says licence` },
      { text: "driver's licence 12", source: `${OWN}: too short` },
    ],
  },
});

function isNoFiller(value: string): boolean {
  return !isOneDigit(digitsOf(value));
}
