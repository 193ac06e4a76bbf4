import { VAT_CHECKS } from '../../values/vat-checks.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'pl-nip',
  name: 'Polish tax number (NIP)',
  class: 'business',
  locale: 'pl',
  sensitivity: 1,
  keywords: ['nip', 'numer nip', 'nr nip', 'vat', 'podatnik', 'polish tax number'],
  patterns: [
    { pattern: '[1-9][0-9]{9}', validate: isNip, alone: 'none', inField: 'low' },
    { pattern: '[1-9][0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}', validate: isNip, alone: 'medium' },
    { pattern: '[1-9][0-9]{2}-[0-9]{2}-[0-9]{2}-[0-9]{3}', validate: isNip, alone: 'medium' },
    { pattern: 'PL ?[1-9][0-9]{9}', caseless: true, validate: isNip, alone: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.pl.nip',
  examples: {
    match: [
      { text: 'NIP 8567346215', source: 'published example of the python-stdnum documentation' },
      {
        text: 'NIP: PL 8567346215',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'faktura 856-734-62-15',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'NIP 8567346214', source: 'written for this test: a wrong check digit' },
      { text: 'NIP 856734621', source: 'written for this test: a digit is missing' },
      { text: 'NIP 0567346215', source: 'written for this test: begins with a zero' },
    ],
  },
});

function isNip(value: string): boolean {
  return VAT_CHECKS.PL(digitsOf(value));
}
