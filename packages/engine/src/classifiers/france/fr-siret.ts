import { hasLuhn } from '../../values/luhn.ts';
import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'fr-siret',
  name: 'French establishment number (SIRET)',
  class: 'business',
  locale: 'fr',
  sensitivity: 1,
  keywords: ['siret', 'numéro siret', 'numéro d établissement', 'french company number'],
  patterns: [
    {
      pattern: '[0-9]{3} ?[0-9]{3} ?[0-9]{3} ?[0-9]{5}',
      validate: isSiret,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://www.insee.fr/fr/metadonnees/definition/c1841',
  examples: {
    match: [
      {
        text: 'SIRET 73282932000074',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'siret : 732 829 320 00074',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'SIRET 35600000049837', source: 'published number of La Poste' },
    ],
    noMatch: [
      { text: 'SIRET 73282932000075', source: 'written for this test: a wrong check digit' },
      { text: 'SIRET 7328293200007', source: 'written for this test: a digit is missing' },
      { text: 'SIRET 00000000000000', source: 'written for this test: nothing but zeros' },
    ],
  },
});

/** For La Poste’s many offices the digit sum is a multiple of five. */
function isSiret(value: string): boolean {
  const digits = digitsOf(value);
  if (hasLuhn(digits)) return !isOneDigit(digits) && hasLuhn(digits.slice(0, 9));
  const sum = Array.from(digits).reduce((total, digit) => total + Number(digit), 0);
  return digits.startsWith('356000000') && sum % 5 === 0;
}
