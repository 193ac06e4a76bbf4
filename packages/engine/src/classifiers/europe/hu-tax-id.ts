import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'hu-tax-id',
  name: 'Hungarian tax identification number',
  class: 'personal',
  locale: 'hu',
  sensitivity: 3,
  keywords: [
    'adóazonosító',
    'adóazonosító jel',
    'adoazonosito',
    'adoazonosito jel',
    'adóazonosító jele',
    'hungarian tax number',
  ],
  patterns: [{ pattern: '8[0-9]{9}', validate: isTaxId, alone: 'none', inField: 'medium' }],
  reference: 'https://hu.wikipedia.org/wiki/Ad%C3%B3azonos%C3%ADt%C3%B3_jel',
  examples: {
    match: [
      {
        text: 'adóazonosító jel 8071592153',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'Adóazonosító: 8362940174',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'adoazonosito=8415730268',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'adóazonosító jel 8071592154', source: 'written for this test: a wrong check digit' },
      {
        text: 'adóazonosító 7071592153',
        source: 'written for this test: begins with another digit',
      },
      { text: 'adóazonosító 807159215', source: 'written for this test: a digit is missing' },
    ],
  },
});

function isTaxId(value: string): boolean {
  return weightedSum(value, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(value[9]);
}
