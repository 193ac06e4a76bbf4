import { weightedSum } from '../../values/weighted-sum.ts';
import { isShortDate } from '../../values/short-date.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'is-kennitala',
  name: 'Icelandic identification number',
  class: 'personal',
  locale: 'is',
  sensitivity: 3,
  keywords: ['kennitala', 'kennitölu', 'kt', 'icelandic id', 'national id'],
  patterns: [
    { pattern: '[0-7][0-9][01][0-9]{3}-[0-9]{3}[089]', validate: isKennitala, alone: 'medium' },
    {
      pattern: '[0-7][0-9][01][0-9]{6}[089]',
      validate: isKennitala,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.is_.kennitala',
  examples: {
    match: [
      {
        text: 'kennitala 120174-3399',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'kt. 450401-3150', source: 'published example of the python-stdnum documentation' },
      {
        text: 'Kennitala: 1201743399',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'kennitala 120174-3389', source: 'written for this test: a wrong check digit' },
      { text: 'kennitala 121374-3399', source: 'written for this test: no such month' },
      { text: 'kennitala 120174-3395', source: 'written for this test: no such century' },
    ],
  },
});

/** Companies have the day plus forty; the last digit is the century. */
function isKennitala(value: string): boolean {
  const digits = digitsOf(value);
  const isDay = isShortDate(
    Number(digits.slice(4, 6)),
    Number(digits.slice(2, 4)),
    Number(digits.slice(0, 2)) % 40,
  );
  return isDay && weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
}
