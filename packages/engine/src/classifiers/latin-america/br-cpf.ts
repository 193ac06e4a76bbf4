import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'br-cpf',
  name: 'Brazilian taxpayer number (CPF)',
  class: 'personal',
  locale: 'br',
  sensitivity: 3,
  keywords: [
    'cpf',
    'cadastro de pessoas físicas',
    'cadastro de pessoas fisicas',
    'contribuinte',
    'pessoa física',
    'brazilian id',
  ],
  patterns: [
    { pattern: '[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}', validate: isCpf, alone: 'medium' },
    { pattern: '[0-9]{9}-?[0-9]{2}', validate: isCpf, alone: 'low', inField: 'medium' },
  ],
  reference: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-cpf',
  examples: {
    match: [
      {
        text: 'CPF 390.533.447-05',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'cpf: 39053344705', source: 'published example of the python-stdnum documentation' },
      {
        text: 'de 390.533.447-05, São Paulo',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'CPF 390.533.447-06', source: 'written for this test: a wrong check digit' },
      {
        text: 'CPF 111.111.111-11',
        source: 'written for this test: one digit repeated, which holds the check',
      },
      { text: 'CPF 390.533.447-0', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Two check digits by 11; the second ingests the first. */
function isCpf(value: string): boolean {
  const digits = digitsOf(value);
  const first = (weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11;
  const second = (weightedSum(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11;
  const isChecked = first % 10 === Number(digits[9]) && second % 10 === Number(digits[10]);
  return isChecked && !isOneDigit(digits);
}
