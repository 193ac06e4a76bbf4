import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'no-org-number',
  name: 'Norwegian organisation number',
  class: 'business',
  locale: 'no',
  sensitivity: 1,
  keywords: [
    'organisasjonsnummer',
    'orgnr',
    'org nr',
    'organisasjonsnr',
    'norwegian organisation number',
    'foretaksregisteret',
  ],
  patterns: [
    {
      pattern: '[89][0-9]{2} ?[0-9]{3} ?[0-9]{3}',
      validate: isOrganisation,
      alone: 'none',
      inField: 'medium',
    },
    {
      pattern: 'NO ?[89][0-9]{2} ?[0-9]{3} ?[0-9]{3} ?MVA',
      caseless: true,
      validate: isOrganisation,
      alone: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.no.orgnr',
  examples: {
    match: [
      {
        text: 'organisasjonsnummer 988077917',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'Org.nr. 988 077 917',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'NO 988 077 917 MVA',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      {
        text: 'organisasjonsnummer 988077918',
        source: 'written for this test: a wrong check digit',
      },
      { text: 'orgnr 788077917', source: 'written for this test: begins with another digit' },
      { text: 'orgnr 98807791', source: 'written for this test: a digit is missing' },
    ],
  },
});

function isOrganisation(value: string): boolean {
  return weightedSum(digitsOf(value), [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
}
