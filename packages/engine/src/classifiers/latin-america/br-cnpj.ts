import { alphanumericsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'br-cnpj',
  name: 'Brazilian company number (CNPJ)',
  class: 'business',
  locale: 'br',
  sensitivity: 1,
  keywords: ['cnpj', 'cadastro nacional da pessoa jurídica', 'pessoa jurídica', 'razão social'],
  patterns: [
    {
      pattern: '[0-9A-Z]{2}\\.[0-9A-Z]{3}\\.[0-9A-Z]{3}/[0-9A-Z]{4}-[0-9]{2}',
      caseless: true,
      validate: isCnpj,
      alone: 'medium',
    },
    { pattern: '[0-9]{14}', validate: isCnpj, alone: 'low', inField: 'medium' },
    { pattern: '[0-9A-Z]{12}[0-9]{2}', validate: isCnpj, alone: 'none', inField: 'low' },
  ],
  reference:
    'https://www.gov.br/receitafederal/pt-br/acesso-a-informacao/acoes-e-programas/programas-e-atividades/cnpj-alfanumerico',
  examples: {
    match: [
      {
        text: 'CNPJ 16.727.230/0001-97',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'cnpj: 16727230000197',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'CNPJ 12.ABC.345/01DE-35', source: 'published example of the alphanumeric number' },
    ],
    noMatch: [
      { text: 'CNPJ 16.727.230/0001-98', source: 'written for this test: a wrong check digit' },
      { text: 'CNPJ 00.000.000/0000-00', source: 'written for this test: nothing but zeros' },
      { text: 'CNPJ 16.727.230/0001-9', source: 'written for this test: a digit is missing' },
    ],
  },
});

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** Two check digits mod 11; letters, issued from 2026 on, count as their ASCII code minus 48. */
function isCnpj(value: string): boolean {
  const text = alphanumericsOf(value);
  const places = Array.from(text, (letter) => letter.charCodeAt(0) - 48);
  const isChecked =
    checkOf(places.slice(0, 12)) === places[12] && checkOf(places.slice(0, 13)) === places[13];
  return isChecked && !isOneDigit(text);
}

function checkOf(places: readonly number[]): number {
  const weights = WEIGHTS.slice(-places.length);
  const sum = places.reduce((total, place, at) => total + place * (weights[at] ?? 0), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}
