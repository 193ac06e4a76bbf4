import { VAT_CHECKS } from '../../values/vat-checks.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'dk-cvr',
  name: 'Danish company number (CVR)',
  class: 'business',
  locale: 'dk',
  sensitivity: 1,
  keywords: ['cvr', 'cvr nr', 'cvr nummer', 'danish company number', 'moms'],
  patterns: [
    { pattern: '[1-9][0-9]{7}', validate: isCvr, alone: 'none', inField: 'low' },
    {
      pattern: 'DK ?[1-9][0-9]{7}',
      caseless: true,
      validate: isCvr,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.dk.cvr',
  examples: {
    match: [
      { text: 'CVR 13585628', source: 'published example of the python-stdnum documentation' },
      {
        text: 'CVR-nr.: DK13585628',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'cvr=34051178',
        source: 'published number of the Danish Agency for Digital Government',
      },
    ],
    noMatch: [
      { text: 'CVR 13585627', source: 'written for this test: a wrong check digit' },
      { text: 'CVR 1358562', source: 'written for this test: a digit is missing' },
      { text: 'CVR 03585628', source: 'written for this test: begins with a zero' },
    ],
  },
});

function isCvr(value: string): boolean {
  return VAT_CHECKS.DK(digitsOf(value));
}
