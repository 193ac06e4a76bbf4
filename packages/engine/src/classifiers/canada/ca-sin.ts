import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { isPartOfNumber } from '../../values/next-to-number.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'ca-sin',
  name: 'Canadian Social Insurance Number',
  class: 'personal',
  locale: 'ca',
  sensitivity: 4,
  keywords: [
    'sin',
    'sins',
    'social insurance',
    'social insurance number',
    'sin number',
    'sin #',
    'nas',
    'assurance sociale',
    "numéro d'assurance sociale",
    'numéro d’assurance sociale',
  ],
  patterns: [
    { pattern: '[0-9]{9}', validate: isSin, alone: 'none', inField: 'medium', supported: 'high' },
    {
      pattern: '[0-9]{3}-[0-9]{3}-[0-9]{3}|[0-9]{3} [0-9]{3} [0-9]{3}',
      validate: isSin,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.canada.ca/en/employment-social-development/services/sin.html',
  examples: {
    match: [
      { text: 'SIN 130-692-544', source: `${OWN}: check digit 4` },
      { text: 'mon NAS: 258 933 688', source: `${OWN}: in French` },
      { text: 'social insurance number 435418165', source: `${OWN}: without separators` },
    ],
    noMatch: [
      { text: 'SIN 130-692-545', source: `${OWN}: check digit off by one` },
      {
        text: 'SIN 046-454 286',
        source: `${OWN}: two kinds of separators, as in the government’s fictitious number`,
      },
      { text: 'SIN 812 345 678', source: `${OWN}: 8 is not issued` },
      { text: 'SIN 111 111 111', source: `${OWN}: one digit repeated` },
      { text: 'SIN 130-692-5440', source: `${OWN}: one digit too many` },
    ],
  },
});

/** Luhn; the first digit is a province or 9 for temporary residents, never 0 or 8. */
function isSin(value: string, place: Place): boolean {
  const digits = digitsOf(value);
  return /^[1-79]/.test(digits) && hasLuhn(digits) && !isOneDigit(digits) && !isPartOfNumber(place);
}
