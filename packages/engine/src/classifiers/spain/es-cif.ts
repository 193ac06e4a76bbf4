import { alphanumericsOf } from '../../values/digits-of.ts';
import { digitSumOfProducts } from '../../values/digit-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'es-cif',
  name: 'Spanish company tax number (CIF)',
  class: 'business',
  locale: 'es',
  sensitivity: 1,
  keywords: [
    'cif',
    'nif',
    'código de identificación fiscal',
    'codigo de identificacion fiscal',
    'sociedad',
    'razón social',
    'vat',
  ],
  patterns: [
    {
      pattern: '(?:ES)?[ABCDEFGHJNPQRSUVW][- ]?[0-9]{7}[- ]?[0-9A-J]',
      caseless: true,
      validate: isCif,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://es.wikipedia.org/wiki/C%C3%B3digo_de_identificaci%C3%B3n_fiscal',
  examples: {
    match: [
      { text: 'CIF A13585625', source: 'published example of the python-stdnum documentation' },
      { text: 'cif: J99216582', source: 'published example of the python-stdnum documentation' },
      {
        text: 'empresa con NIF ESA-1358562-5',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'CIF A13585626', source: 'written for this test: a wrong check digit' },
      { text: 'CIF I13585625', source: 'written for this test: begins with another letter' },
      { text: 'CIF A1358562', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Luhn’s sum over seven digits; the control is a digit, or a letter for public bodies and foreigners. */
function isCif(value: string): boolean {
  const text = alphanumericsOf(value).slice(-9);
  const sum = digitSumOfProducts(text.slice(1, 8), [2, 1, 2, 1, 2, 1, 2]);
  const control = (10 - (sum % 10)) % 10;
  const last = text.charAt(8);
  const isLetter = last === 'JABCDEFGHI'.charAt(control) && !'ABEH'.includes(text.charAt(0));
  return isLetter || (last === String(control) && !'PQSW'.includes(text.charAt(0)));
}
