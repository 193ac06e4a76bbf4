import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'uy-ci',
  name: 'Uruguayan identity card number',
  class: 'personal',
  locale: 'uy',
  sensitivity: 3,
  keywords: [
    'cédula',
    'cedula',
    'cédula de identidad',
    'cedula de identidad',
    'documento de identidad',
  ],
  patterns: [
    { pattern: '[1-9]\\.[0-9]{3}\\.[0-9]{3}-[0-9]', validate: isCard, alone: 'medium' },
    { pattern: '[1-9][0-9]{6}-?[0-9]', validate: isCard, alone: 'none', inField: 'low' },
  ],
  reference: 'https://es.wikipedia.org/wiki/C%C3%A9dula_de_identidad_de_Uruguay',
  examples: {
    match: [
      { text: 'cédula 1.234.567-2', source: 'the usual example of the check digit' },
      { text: 'Cédula: 1234567-2', source: 'the usual example of the check digit' },
      { text: 'cedula de identidad 12345672', source: 'the usual example of the check digit' },
    ],
    noMatch: [
      { text: 'cédula 1.234.567-3', source: 'written for this test: a wrong check digit' },
      { text: 'cédula 1.234.56-2', source: 'written for this test: a digit is missing' },
      { text: 'cédula 0.234.567-2', source: 'written for this test: begins with a zero' },
    ],
  },
});

function isCard(value: string): boolean {
  return weightedSum(digitsOf(value), [2, 9, 8, 7, 6, 3, 4, 1]) % 10 === 0;
}
