import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'fr-tax-number',
  name: 'French tax number (SPI)',
  class: 'personal',
  locale: 'fr',
  sensitivity: 3,
  keywords: [
    'numéro fiscal',
    'numero fiscal',
    'n° fiscal',
    'spi',
    'nif',
    'identifiant fiscal',
    'référence fiscale',
    'impôts',
    'impots',
    'tax number',
    'tax id',
  ],
  patterns: [
    { pattern: '[0-3][0-9]{12}', validate: isTaxNumber, alone: 'low', inField: 'medium' },
    {
      pattern: '[0-3][0-9] [0-9]{2} [0-9]{3} [0-9]{3} [0-9]{3}',
      validate: isTaxNumber,
      alone: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.fr.nif',
  examples: {
    match: [
      {
        text: 'numéro fiscal 3023217600053',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'N° fiscal : 30 23 217 600 053',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'SPI=3023217600053', source: 'published example of the python-stdnum documentation' },
    ],
    noMatch: [
      { text: 'numéro fiscal 3023217600054', source: 'written for this test: a wrong check digit' },
      {
        text: 'numéro fiscal 4023217600053',
        source: 'written for this test: begins with another digit',
      },
      { text: 'numéro fiscal 302321760005', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** The last three digits are the remainder of the first ten by 511. */
function isTaxNumber(value: string): boolean {
  const digits = digitsOf(value);
  return Number(digits.slice(0, 10)) % 511 === Number(digits.slice(10)) && !isOneDigit(digits);
}
