import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'tr-national-id',
  name: 'Turkish identification number',
  class: 'personal',
  locale: 'tr',
  sensitivity: 4,
  keywords: [
    'tc kimlik',
    'tc kimlik no',
    't.c. kimlik',
    'kimlik no',
    'kimlik numarası',
    'tckn',
    'türk kimlik',
    'turkish id',
    'nüfus cüzdanı',
    'national id',
  ],
  patterns: [{ pattern: '[1-9][0-9]{10}', validate: isIdentity, alone: 'low', inField: 'medium' }],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.tr.tckimlik',
  examples: {
    match: [
      {
        text: 'TC Kimlik No 17291716060',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'TCKN: 17291716060', source: 'published example of the python-stdnum documentation' },
      {
        text: 'turkish id 48291053732',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'TC Kimlik No 17291716061', source: 'written for this test: a wrong check digit' },
      { text: 'TC Kimlik No 07291716060', source: 'written for this test: begins with a zero' },
      { text: 'TCKN 1729171606', source: 'written for this test: a digit is missing' },
    ],
  },
});

/**
 * The tenth digit checks seven times the odd positions minus the even ones, the eleventh the sum of
 * all.
 */
function isIdentity(value: string): boolean {
  const tenth = weightedSum(value, [7, -1, 7, -1, 7, -1, 7, -1, 7]);
  const sum = weightedSum(value, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  return ((tenth % 10) + 10) % 10 === Number(value[9]) && sum % 10 === Number(value[10]);
}
