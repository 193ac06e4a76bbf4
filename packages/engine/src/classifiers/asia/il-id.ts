import { hasLuhn } from '../../values/luhn.ts';
import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'il-id',
  name: 'Israeli identity number',
  class: 'personal',
  locale: 'il',
  sensitivity: 3,
  keywords: [
    'תעודת זהות',
    'ת.ז',
    'מספר זהות',
    'תז',
    'teudat zehut',
    'israeli id',
    'israeli identity number',
  ],
  patterns: [{ pattern: '[0-9]{8}-?[0-9]', validate: isIdentity, alone: 'none', inField: 'low' }],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.il.idnr',
  examples: {
    match: [
      {
        text: 'תעודת זהות 039337423',
        source: 'published example of the python-stdnum documentation, with its leading zero',
      },
      {
        text: 'ת.ז: 03933742-3',
        source: 'published example of the python-stdnum documentation, with its leading zero',
      },
      {
        text: 'Israeli ID 284719036',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'תעודת זהות 039337424', source: 'written for this test: a wrong check digit' },
      { text: 'תעודת זהות 03933742', source: 'written for this test: a digit is missing' },
      { text: 'תעודת זהות 000000000', source: 'written for this test: nothing but zeros' },
    ],
  },
});

function isIdentity(value: string): boolean {
  const digits = digitsOf(value);
  return !isOneDigit(digits) && hasLuhn(digits);
}
