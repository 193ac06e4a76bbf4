import { digitsOf } from '../../values/digits-of.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'us-npi',
  name: 'US national provider identifier',
  class: 'health',
  locale: 'us',
  sensitivity: 1,
  keywords: [
    'npi',
    'npis',
    'national provider',
    'provider id',
    'provider number',
    'provider identifier',
    'prescriber',
    'physician id',
    'nppes',
  ],
  patterns: [
    {
      pattern: '[12][0-9]{9}',
      validate: hasNpiCheckDigit,
      alone: 'none',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern: '[12][0-9]{3}-[0-9]{3}-[0-9]{3}|[12][0-9]{3} [0-9]{3} [0-9]{3}',
      validate: hasNpiCheckDigit,
      alone: 'low',
      inField: 'high',
      supported: 'high',
    },
  ],
  reference:
    'https://www.cms.gov/Regulations-and-Guidance/Administrative-Simplification/NationalProvIdentStand/Downloads/NPIcheckdigit.pdf',
  examples: {
    match: [
      { text: 'NPI 1234567893', source: 'CMS, NPI check digit calculation: worked example' },
      { text: 'provider number: 1245319599', source: 'CMS, published provider' },
      { text: 'npi 1234-567-893', source: 'CMS, worked example, with hyphens' },
    ],
    noMatch: [
      { text: 'NPI 1234567890', source: `${OWN}: check digit off` },
      { text: 'NPI 3234567893', source: `${OWN}: begins with neither 1 nor 2` },
      { text: 'NPI 123456789', source: `${OWN}: one digit too few` },
      { text: 'NPI 12345678931', source: `${OWN}: one digit too many` },
    ],
  },
});

/** Luhn over the number behind 80840, the prefix of health applications in the United States. */
function hasNpiCheckDigit(value: string): boolean {
  const digits = digitsOf(value);
  return hasLuhn(`80840${digits}`) && new Set(digits).size > 2;
}
