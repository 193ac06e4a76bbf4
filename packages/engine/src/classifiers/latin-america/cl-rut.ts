import { weightedSum } from '../../values/weighted-sum.ts';
import { alphanumericsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'cl-rut',
  name: 'Chilean identification number (RUT)',
  class: 'personal',
  locale: 'cl',
  sensitivity: 3,
  keywords: [
    'rut',
    'rut run',
    'rol único tributario',
    'rol unico tributario',
    'rol único nacional',
    'cédula de identidad',
    'cedula de identidad',
  ],
  patterns: [
    {
      pattern: '[0-9]{1,2}\\.[0-9]{3}\\.[0-9]{3}-[0-9K]',
      caseless: true,
      validate: isRut,
      alone: 'medium',
    },
    {
      pattern: '[1-9][0-9]{6,7}-[0-9K]',
      caseless: true,
      validate: isRut,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[1-9][0-9]{6,7}[0-9K]',
      caseless: true,
      validate: isRut,
      alone: 'none',
      inField: 'low',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.cl.rut',
  examples: {
    match: [
      { text: 'RUT 12.531.909-2', source: 'published example of the python-stdnum documentation' },
      { text: 'rut: 12531909-2', source: 'published example of the python-stdnum documentation' },
      { text: 'RUT-RUN 125319092', source: 'published example of the python-stdnum documentation' },
    ],
    noMatch: [
      { text: 'RUT 12.531.909-3', source: 'written for this test: a wrong check digit' },
      { text: 'RUT 12.531.90-2', source: 'written for this test: a digit is missing' },
      { text: 'RUT 12.531.909', source: 'written for this test: no check digit' },
    ],
  },
});

/** Weights 2 to 7 from the right, eleven minus the remainder mod 11, K for ten. */
function isRut(value: string): boolean {
  const text = alphanumericsOf(value);
  const body = text.slice(0, -1).padStart(8, '0');
  const sum = weightedSum(body, [3, 2, 7, 6, 5, 4, 3, 2]);
  return '0K987654321'[sum % 11] === text.at(-1) && Number(body) > 99_999;
}
