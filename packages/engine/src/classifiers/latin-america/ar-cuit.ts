import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ar-cuit',
  name: 'Argentine tax number (CUIT, CUIL)',
  class: 'personal',
  locale: 'ar',
  sensitivity: 3,
  keywords: [
    'cuit',
    'cuil',
    'clave única de identificación tributaria',
    'clave de identificación',
    'afip',
    'arca',
  ],
  patterns: [
    { pattern: '(?:2[03-7]|3[034]|5[015])-[0-9]{8}-[0-9]', validate: isCuit, alone: 'medium' },
    {
      pattern: '(?:2[03-7]|3[034]|5[015])[0-9]{9}',
      validate: isCuit,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.ar.cuit',
  examples: {
    match: [
      {
        text: 'CUIT 20-05536168-2',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'cuil: 20055361682', source: 'published example of the python-stdnum documentation' },
      {
        text: 'factura a 20-05536168-2',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'CUIT 20-05536168-3', source: 'written for this test: a wrong check digit' },
      { text: 'CUIT 40-05536168-2', source: 'written for this test: begins with another kind' },
      { text: 'CUIT 20-0553616-2', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Eleven less the remainder by 11; ten is written as nine, eleven as zero. */
function isCuit(value: string): boolean {
  const digits = digitsOf(value);
  const remainder = weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return '09987654321'[remainder] === digits[10];
}
