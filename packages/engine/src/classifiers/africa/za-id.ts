import { isYearMonthDay } from '../../values/short-date.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'za-id',
  name: 'South African identity number',
  class: 'personal',
  locale: 'za',
  sensitivity: 4,
  keywords: [
    'south african id',
    'sa id',
    'rsa id',
    'id number',
    'identity number',
    'id no',
    'identiteitsnommer',
    'permanent resident',
    'refugee id',
  ],
  patterns: [
    {
      pattern: '[0-9]{6} ?[0-9]{4} ?[0-2][89][0-9]',
      validate: isIdentity,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.za.idnr',
  examples: {
    match: [
      {
        text: 'ID number 7503305044089',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'SA ID: 750330 5044 089',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'RSA ID 9306120482080',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'ID number 7503305044080', source: 'written for this test: a wrong check digit' },
      { text: 'ID number 7513305044089', source: 'written for this test: no such month' },
      { text: 'ID number 750330504408', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Birthday, sex, citizenship 0 to 2, an eight or nine, Luhn. */
function isIdentity(value: string): boolean {
  const digits = digitsOf(value);
  return isYearMonthDay(digits) && hasLuhn(digits);
}
