import { COUNTRY_CODES } from '../../values/country-codes.data.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'swift-bic',
  name: 'SWIFT code (BIC)',
  class: 'financial',
  locale: 'any',
  sensitivity: 1,
  keywords: [
    'swift',
    'bic',
    'swift code',
    'swift/bic',
    'bic/swift',
    'swiftcode',
    'bic code',
    'bank identifier',
    'bank code',
    'iban',
    'wire',
    'swift-code',
    'bic-code',
  ],
  patterns: [
    {
      pattern: '[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:XXX|[A-WYZ0-9][A-Z0-9]{2})?',
      validate: hasCountry,
      alone: 'none',
      inField: 'low',
      supported: 'medium',
    },
  ],
  reference: 'https://www.swift.com/standards/data-standards/bic-business-identifier-code',
  examples: {
    match: [
      { text: 'SWIFT: DEUTDEFF', source: 'published code of Deutsche Bank' },
      { text: 'BIC NWBKGB2LXXX', source: 'published code of NatWest, head office' },
      { text: 'swift code CHASUS33', source: 'published code of JPMorgan Chase' },
    ],
    noMatch: [
      { text: 'SWIFT DEUTZZFF', source: `${OWN}: no such country` },
      { text: 'SWIFT DEUTDEF', source: `${OWN}: one letter too few` },
      { text: 'DOCUMENT SWIFTLY', source: `${OWN}: capital letters without the word` },
      { text: 'SWIFT DEUTDEFF1', source: `${OWN}: nine characters` },
    ],
  },
});

/** ISO 9362: the country follows the four letters of the institution. */
function hasCountry(value: string): boolean {
  return COUNTRY_CODES.has(value.slice(4, 6));
}
