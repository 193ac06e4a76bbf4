import { hasLuhn } from '../../values/luhn.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'se-org-number',
  name: 'Swedish organisation number',
  class: 'business',
  locale: 'se',
  sensitivity: 1,
  keywords: [
    'organisationsnummer',
    'orgnummer',
    'org nr',
    'orgnr',
    'organization number',
    'organisation number',
    'bolag',
    'företag',
  ],
  patterns: [
    {
      pattern: '[1-9][0-9][2-9][0-9]{3}-[0-9]{4}',
      validate: isOrganisation,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[25789][0-9][2-9][0-9]{7}',
      validate: isOrganisation,
      alone: 'none',
      inField: 'medium',
    },
    { pattern: '[136][0-9][2-9][0-9]{7}', validate: isOrganisation, alone: 'none', inField: 'low' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.se.orgnr',
  examples: {
    match: [
      {
        text: 'organisationsnummer 202100-5489',
        source: 'written for this test: check digit computed by the rule',
      },
      {
        text: 'Org.nr: 202100-5489',
        source: 'written for this test: check digit computed by the rule',
      },
      {
        text: 'orgnr=2021005489',
        source: 'written for this test: check digit computed by the rule',
      },
    ],
    noMatch: [
      {
        text: 'organisationsnummer 202100-5488',
        source: 'written for this test: a wrong check digit',
      },
      { text: 'orgnr 201100-5489', source: 'written for this test: third digit below two' },
      { text: 'orgnr 202100-548', source: 'written for this test: a digit is missing' },
    ],
  },
});

function isOrganisation(value: string): boolean {
  return hasLuhn(digitsOf(value));
}
