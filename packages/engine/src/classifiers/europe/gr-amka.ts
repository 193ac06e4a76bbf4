import { isDayMonthYear } from '../../values/short-date.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'gr-amka',
  name: 'Greek social security number (AMKA)',
  class: 'personal',
  locale: 'gr',
  sensitivity: 3,
  keywords: ['αμκα', 'amka', 'αριθμός μητρώου κοινωνικής ασφάλισης', 'social security number'],
  patterns: [
    { pattern: '[0-3][0-9][01][0-9]{8}', validate: isAmka, alone: 'low', inField: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.gr.amka',
  examples: {
    match: [
      { text: 'AMKA 01013099997', source: 'published example of the python-stdnum documentation' },
      {
        text: 'ΑΜΚΑ: 17056849213',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'amka=05118230746',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'AMKA 01013099998', source: 'written for this test: a wrong check digit' },
      { text: 'AMKA 32013099997', source: 'written for this test: no such day' },
      { text: 'AMKA 0101309999', source: 'written for this test: a digit is missing' },
    ],
  },
});

function isAmka(value: string): boolean {
  return isDayMonthYear(value) && hasLuhn(value);
}
