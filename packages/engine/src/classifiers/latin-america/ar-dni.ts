import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ar-dni',
  name: 'Argentine identity document number (DNI)',
  class: 'personal',
  locale: 'ar',
  sensitivity: 3,
  keywords: [
    'dni',
    'documento nacional de identidad',
    'nro documento',
    'número de documento',
    'numero de documento',
  ],
  patterns: [
    {
      pattern: '[0-9]{1,2}\\.[0-9]{3}\\.[0-9]{3}',
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'low',
    },
    {
      pattern: '[1-9][0-9]{6,7}',
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.ar.dni',
  examples: {
    match: [
      { text: 'DNI 20.123.456', source: 'published example of the python-stdnum documentation' },
      { text: 'DNI: 28471936', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'DNI 20.123.45', source: 'written for this test: a digit is missing' },
      {
        text: 'total 20.123.456 pesos',
        source: 'written for this test: nothing speaks for a person',
      },
      { text: 'DNI 11111111', source: 'written for this test: one digit repeated' },
    ],
  },
});
