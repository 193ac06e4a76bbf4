import { hasLuhn } from '../../values/luhn.ts';
import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'fr-siren',
  name: 'French company number (SIREN)',
  class: 'business',
  locale: 'fr',
  sensitivity: 1,
  keywords: [
    'siren',
    'rcs',
    'numéro siren',
    'numero siren',
    'registre du commerce',
    'french company number',
  ],
  patterns: [
    { pattern: '[0-9]{3} ?[0-9]{3} ?[0-9]{3}', validate: isSiren, alone: 'none', inField: 'low' },
  ],
  reference: 'https://www.insee.fr/fr/metadonnees/definition/c2047',
  examples: {
    match: [
      { text: 'SIREN 552008443', source: 'published example of the python-stdnum documentation' },
      {
        text: 'RCS Paris 552 008 443',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'siren=732829320', source: 'the company of the usual SIRET example' },
    ],
    noMatch: [
      { text: 'SIREN 552008444', source: 'written for this test: a wrong check digit' },
      { text: 'SIREN 55200844', source: 'written for this test: a digit is missing' },
      { text: 'SIREN 000000000', source: 'written for this test: nothing but zeros' },
    ],
  },
});

function isSiren(value: string): boolean {
  const digits = digitsOf(value);
  return !isOneDigit(digits) && hasLuhn(digits);
}
