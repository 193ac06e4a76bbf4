import { VAT_CHECKS } from '../../values/vat-checks.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'pt-nif',
  name: 'Portuguese tax number (NIF)',
  class: 'personal',
  locale: 'pt',
  sensitivity: 3,
  keywords: [
    'nif',
    'contribuinte',
    'número de contribuinte',
    'numero de contribuinte',
    'número de identificação fiscal',
    'nipc',
    'portuguese tax number',
  ],
  patterns: [
    {
      pattern: '[1-35689][0-9]{2} ?[0-9]{3} ?[0-9]{3}',
      validate: isNif,
      alone: 'none',
      inField: 'low',
    },
    { pattern: 'PT ?[1-35689][0-9]{8}', caseless: true, validate: isNif, alone: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.pt.nif',
  examples: {
    match: [
      { text: 'NIF 501964843', source: 'published example of the python-stdnum documentation' },
      {
        text: 'contribuinte: 501 964 843',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'vat PT501964843', source: 'published example of the python-stdnum documentation' },
    ],
    noMatch: [
      { text: 'NIF 501964842', source: 'written for this test: a wrong check digit' },
      { text: 'NIF 401964843', source: 'written for this test: begins with another digit' },
      { text: 'NIF 50196484', source: 'written for this test: a digit is missing' },
    ],
  },
});

function isNif(value: string): boolean {
  return VAT_CHECKS.PT(digitsOf(value));
}
