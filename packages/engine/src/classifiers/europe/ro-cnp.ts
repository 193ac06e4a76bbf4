import { weightedSum } from '../../values/weighted-sum.ts';
import { isYearMonthDay } from '../../values/short-date.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ro-cnp',
  name: 'Romanian personal numerical code (CNP)',
  class: 'personal',
  locale: 'ro',
  sensitivity: 3,
  keywords: ['cnp', 'cod numeric personal', 'c n p', 'personal numerical code', 'national id'],
  patterns: [{ pattern: '[1-9][0-9]{12}', validate: isCnp, alone: 'low', inField: 'medium' }],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.ro.cnp',
  examples: {
    match: [
      { text: 'CNP 1630615123457', source: 'published example of the python-stdnum documentation' },
      {
        text: 'cod numeric personal: 1630615123457',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'cnp=2870924403211',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'CNP 1630615123458', source: 'written for this test: a wrong check digit' },
      { text: 'CNP 1631315123457', source: 'written for this test: no such month' },
      { text: 'CNP 163061512345', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Sex and century, birthday, county, serial number; a remainder of ten mod 11 counts as one. */
function isCnp(value: string): boolean {
  const county = Number(value.slice(7, 9));
  const remainder = weightedSum(value, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  const isCounty = (county > 0 && county < 53) || county === 70;
  const check = remainder === 10 ? 1 : remainder;
  return isCounty && isYearMonthDay(value.slice(1, 7)) && check === Number(value[12]);
}
