import { VAT_CHECKS } from '../../values/vat-checks.ts';
import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'gr-afm',
  name: 'Greek tax number (AFM)',
  class: 'personal',
  locale: 'gr',
  sensitivity: 3,
  keywords: ['αφμ', 'α.φ.μ', 'afm', 'αριθμός φορολογικού μητρώου', 'greek tax number'],
  patterns: [
    { pattern: '[0-9]{9}', validate: isAfm, alone: 'none', inField: 'low' },
    { pattern: '(?:EL|GR) ?[0-9]{9}', caseless: true, validate: isAfm, alone: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.gr.vat',
  examples: {
    match: [
      { text: 'ΑΦΜ 094259216', source: 'published example of the python-stdnum documentation' },
      { text: 'AFM: 094259216', source: 'published example of the python-stdnum documentation' },
      { text: 'vat EL 094259216', source: 'published example of the python-stdnum documentation' },
    ],
    noMatch: [
      { text: 'ΑΦΜ 094259217', source: 'written for this test: a wrong check digit' },
      { text: 'AFM 09425921', source: 'written for this test: a digit is missing' },
      { text: 'AFM 000000000', source: 'written for this test: nothing but zeros' },
    ],
  },
});

function isAfm(value: string): boolean {
  const digits = digitsOf(value);
  return !isOneDigit(digits) && VAT_CHECKS.EL(digits);
}
