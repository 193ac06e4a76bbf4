import { hasMod11And10 } from '../../values/iso-7064.ts';
import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'hr-oib',
  name: 'Croatian personal identification number (OIB)',
  class: 'personal',
  locale: 'hr',
  sensitivity: 3,
  keywords: ['oib', 'osobni identifikacijski broj', 'personal identification number', 'tax number'],
  patterns: [
    { pattern: '[0-9]{11}', validate: isOib, alone: 'none', inField: 'low' },
    { pattern: 'HR ?[0-9]{11}', caseless: true, validate: isOib, alone: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.hr.oib',
  examples: {
    match: [
      { text: 'OIB 33392005961', source: 'published example of the python-stdnum documentation' },
      {
        text: 'oib: HR33392005961',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'OIB=69435151530',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'OIB 33392005962', source: 'written for this test: a wrong check digit' },
      { text: 'OIB 3339200596', source: 'written for this test: a digit is missing' },
      { text: 'OIB 000000000000', source: 'written for this test: too many digits' },
    ],
  },
});

function isOib(value: string): boolean {
  const digits = digitsOf(value);
  return !isOneDigit(digits) && hasMod11And10(digits);
}
