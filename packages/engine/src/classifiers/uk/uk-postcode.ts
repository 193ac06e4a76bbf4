import { POSTCODE_AREAS } from './postcode-areas.data.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'uk-postcode',
  name: 'UK postcode',
  class: 'personal',
  locale: 'gb',
  sensitivity: 1,
  keywords: [
    'postcode',
    'postcodes',
    'post code',
    'postal code',
    'address',
    'zip',
    'postal',
    'city',
    'town',
    'street',
    'road',
    'england',
    'london',
    'united kingdom',
  ],
  patterns: [
    {
      pattern: 'GIR 0AA|[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][ABD-HJLNP-UW-Z]{2}',
      validate: isOfArea,
      alone: 'medium',
    },
    {
      pattern: '[A-Z]{1,2}[0-9][0-9A-Z]?[0-9][ABD-HJLNP-UW-Z]{2}',
      validate: isOfArea,
      alone: 'none',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern: '[a-z]{1,2}[0-9][0-9a-z]? ?[0-9][abd-hjlnp-uw-z]{2}',
      validate: isOfArea,
      alone: 'none',
      inField: 'low',
      supported: 'medium',
    },
  ],
  reference:
    'https://www.gov.uk/government/publications/bulk-data-transfer-for-sponsors-xml-schema',
  examples: {
    match: [
      { text: 'postcode EC1A 1BB', source: 'GOV.UK postcode formats: example' },
      { text: 'London SW1A 1AA', source: 'published address of Buckingham Palace' },
      { text: 'post code: M11AE', source: 'GOV.UK postcode formats: example, without the blank' },
      { text: 'GIR 0AA is a postcode', source: 'the one outside the scheme, of the Girobank' },
    ],
    noMatch: [
      { text: 'postcode QA1 1AA', source: `${OWN}: no such area` },
      { text: 'postcode M1 1CA', source: `${OWN}: C does not stand in the last two` },
      { text: 'postcode M1 AA', source: `${OWN}: no digit before the last two` },
      { text: 'code ABM1 1AAB', source: `${OWN}: inside a word` },
    ],
  },
});

function isOfArea(value: string): boolean {
  return POSTCODE_AREAS.has(/^[A-Za-z]+/.exec(value)?.[0].toUpperCase() ?? '');
}
