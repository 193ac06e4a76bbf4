import { isDayMonthYear } from '../../values/short-date.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'dk-cpr',
  name: 'Danish civil registration number (CPR)',
  class: 'personal',
  locale: 'dk',
  sensitivity: 3,
  keywords: [
    'cpr',
    'cpr nr',
    'cpr nummer',
    'cpr-nummer',
    'personnummer',
    'danish id',
    'civil registration number',
    'personal id',
  ],
  patterns: [
    {
      pattern: '[0-3][0-9][01][0-9]{3}-[0-9]{4}',
      validate: isCpr,
      alone: 'low',
      inField: 'medium',
    },
    { pattern: '[0-3][0-9][01][0-9]{3} ?[0-9]{4}', validate: isCpr, alone: 'none', inField: 'low' },
  ],
  reference: 'https://cpr.dk/media/12066/personnummeret-i-cpr.pdf',
  examples: {
    match: [
      { text: 'CPR 211062-5629', source: 'published example of the python-stdnum documentation' },
      {
        text: 'cpr-nummer: 2110625629',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'Personnummer 070761-4285', source: 'published example of the CPR office' },
    ],
    noMatch: [
      { text: 'CPR 311162-5629', source: 'written for this test: no such day' },
      { text: 'CPR 211062-562', source: 'written for this test: a digit is missing' },
      {
        text: 'order 2110625629 shipped',
        source: 'written for this test: nothing speaks for a person',
      },
    ],
  },
});

/** Since 2007 numbers are issued without the check by 11, so only the day can be checked. */
function isCpr(value: string): boolean {
  return isDayMonthYear(value) && !value.endsWith('0000');
}
