import { hasVariedDigits } from '../../values/varied-digits.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'pe-dni',
  name: 'Peruvian identity document number (DNI)',
  class: 'personal',
  locale: 'pe',
  sensitivity: 3,
  keywords: ['dni', 'documento nacional de identidad', 'reniec', 'cui', 'documento de identidad'],
  patterns: [
    {
      pattern: '[0-9]{8}',
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
    { pattern: '[0-9]{8}-[0-9A-K]', validate: hasVariedDigits, alone: 'none', inField: 'low' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.pe.cui',
  examples: {
    match: [
      { text: 'DNI 10117410', source: 'published example of the python-stdnum documentation' },
      { text: 'DNI: 10117410-2', source: 'published example of the python-stdnum documentation' },
    ],
    noMatch: [
      { text: 'DNI 1011741', source: 'written for this test: a digit is missing' },
      {
        text: 'pedido 10117410 enviado',
        source: 'written for this test: nothing speaks for a person',
      },
      { text: 'DNI 11111111', source: 'written for this test: one digit repeated' },
    ],
  },
});
