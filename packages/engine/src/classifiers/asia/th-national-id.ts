import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'th-national-id',
  name: 'Thai national identification number',
  class: 'personal',
  locale: 'th',
  sensitivity: 3,
  keywords: [
    'เลขประจำตัวประชาชน',
    'ประจำตัวประชาชน',
    'บัตรประชาชน',
    'เลขบัตรประชาชน',
    'thai id',
    'thai national id',
    'national id',
    'identification number',
    'citizen id',
  ],
  patterns: [
    { pattern: '[1-8][0-9]{12}', validate: isThai, alone: 'low', inField: 'medium' },
    { pattern: '[1-8]-[0-9]{4}-[0-9]{5}-[0-9]{2}-[0-9]', validate: isThai, alone: 'medium' },
    { pattern: '[1-8] [0-9]{4} [0-9]{5} [0-9]{2} [0-9]', validate: isThai, alone: 'medium' },
  ],
  reference: 'https://en.wikipedia.org/wiki/Thai_identity_card',
  examples: {
    match: [
      {
        text: 'บัตรประชาชน 1-2345-45678-78-1',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'Thai ID: 1234545678781',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'national id 3100602817459',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'Thai ID 1-2345-45678-78-2', source: 'written for this test: a wrong check digit' },
      { text: 'Thai ID 0234545678781', source: 'written for this test: begins with a zero' },
      { text: 'Thai ID 1004545678781', source: 'written for this test: no such province' },
    ],
  },
});

/** Numbers of provinces, as their first digit allows: Bangkok 10 to Narathiwat 96. */
const PROVINCES = /^.(?:1[0-9]|2[0-7]|3[0-9]|4[0-9]|5[0-8]|6[0-7]|7[0-7]|8[0-6]|9[0-6])/;

/** Weights 13 to 2; eleven minus the remainder mod 11, last digit only. */
function isThai(value: string): boolean {
  const digits = digitsOf(value);
  const sum = weightedSum(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return PROVINCES.test(digits) && (11 - (sum % 11)) % 10 === Number(digits[12]);
}
