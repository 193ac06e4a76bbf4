import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'nl-bsn',
  name: 'Dutch citizen service number (BSN)',
  class: 'personal',
  locale: 'nl',
  sensitivity: 3,
  keywords: [
    'bsn',
    'burgerservicenummer',
    'sofinummer',
    'sofi nummer',
    'sofi',
    'citizen service number',
  ],
  patterns: [
    { pattern: '[0-9]{9}', validate: isBsn, alone: 'none', inField: 'low' },
    {
      pattern: '[0-9]{4}[. ][0-9]{2}[. ][0-9]{3}',
      validate: isBsn,
      alone: 'low',
      inField: 'medium',
    },
    { pattern: '[0-9]{3} [0-9]{3} [0-9]{3}', validate: isBsn, alone: 'none', inField: 'low' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.nl.bsn',
  examples: {
    match: [
      { text: 'BSN 111222333', source: 'published example of the python-stdnum documentation' },
      {
        text: 'burgerservicenummer: 1112.22.333',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'bsn=123456782', source: 'published test number of the Dutch government' },
    ],
    noMatch: [
      { text: 'BSN 111222334', source: 'written for this test: a wrong check digit' },
      { text: 'BSN 11122233', source: 'written for this test: a digit is missing' },
      { text: 'BSN 000000000', source: 'written for this test: nothing but zeros' },
    ],
  },
});

/** The eleven test, the last digit counting minus one. */
function isBsn(value: string): boolean {
  const digits = digitsOf(value);
  return !isOneDigit(digits) && weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
}
