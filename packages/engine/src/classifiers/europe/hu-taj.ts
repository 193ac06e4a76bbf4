import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'hu-taj',
  name: 'Hungarian social security number (TAJ)',
  class: 'health',
  locale: 'hu',
  sensitivity: 3,
  keywords: [
    'taj',
    'taj szám',
    'taj szam',
    'tajszám',
    'társadalombiztosítási',
    'társadalombiztosítási azonosító jel',
    'hungarian social security number',
  ],
  patterns: [
    {
      pattern: '[0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3}',
      validate: isTaj,
      alone: 'none',
      inField: 'low',
    },
  ],
  reference: 'https://net.jogtar.hu/jogszabaly?docid=99600020.tv',
  examples: {
    match: [
      { text: 'TAJ 123456788', source: 'written for this test: check digits computed by the rule' },
      {
        text: 'TAJ szám: 037 687 210',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'tajszám 048-291-639',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'TAJ 123456789', source: 'written for this test: a wrong check digit' },
      { text: 'TAJ 12345678', source: 'written for this test: a digit is missing' },
      { text: 'TAJ 000000000', source: 'written for this test: nothing but zeros' },
    ],
  },
});

function isTaj(value: string): boolean {
  const digits = digitsOf(value);
  const sum = weightedSum(digits, [3, 7, 3, 7, 3, 7, 3, 7]);
  return !isOneDigit(digits) && sum % 10 === Number(digits[8]);
}
