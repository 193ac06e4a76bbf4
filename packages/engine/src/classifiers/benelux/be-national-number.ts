import { mod97 } from '../../values/mod-97.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'be-national-number',
  name: 'Belgian national number',
  class: 'personal',
  locale: 'be',
  sensitivity: 3,
  keywords: [
    'rijksregisternummer',
    'rijksregister',
    'insz',
    'niss',
    'numéro national',
    'numero national',
    'registre national',
    'nationalregisternummer',
    'national number',
    'national register number',
  ],
  patterns: [
    {
      pattern: '[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}-[0-9]{3}[.-][0-9]{2}',
      validate: isNational,
      alone: 'medium',
    },
    {
      pattern: '[0-9]{6}[ -]?[0-9]{3}[ .-]?[0-9]{2}',
      validate: isNational,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[0-9]{2}\\.[0-9]{2}\\.[0-9]{2} [0-9]{3} [0-9]{2}',
      validate: isNational,
      alone: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.be.nn',
  examples: {
    match: [
      {
        text: 'rijksregisternummer 85.07.30-033.28',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'NISS 85073003328', source: 'published example of the python-stdnum documentation' },
      {
        text: 'numéro national : 85.07.30-033-28',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      {
        text: 'rijksregisternummer 85.07.30-033.29',
        source: 'written for this test: a wrong check digit',
      },
      { text: 'NISS 85133003328', source: 'written for this test: no such month' },
      { text: 'NISS 8507300332', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** 97 less the remainder of nine digits, with a 2 before them for those born from 2000 on; bis numbers raise the month. */
function isNational(value: string): boolean {
  const digits = digitsOf(value);
  const body = digits.slice(0, 9);
  const check = Number(digits.slice(9));
  const month = Number(digits.slice(2, 4)) % 20;
  const day = Number(digits.slice(4, 6));
  const isDay = month < 13 && day < 32 && digits.slice(6, 9) !== '000';
  return isDay && (97 - mod97(body) === check || 97 - mod97(`2${body}`) === check);
}
