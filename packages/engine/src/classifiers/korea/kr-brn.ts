import { weightedSum } from '../../values/weighted-sum.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'kr-brn',
  name: 'Korean business registration number',
  class: 'business',
  locale: 'kr',
  sensitivity: 1,
  keywords: [
    '사업자등록번호',
    '사업자번호',
    'brn',
    'business registration number',
    'business number',
  ],
  patterns: [
    {
      pattern: '[1-9][0-9]{2}-[0-9]{2}-[0-9]{5}',
      validate: isBusiness,
      alone: 'low',
      inField: 'medium',
    },
    { pattern: '[1-9][0-9]{9}', validate: isBusiness, alone: 'none', inField: 'low' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.kr.brn',
  examples: {
    match: [
      {
        text: '사업자등록번호 116-82-00276',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'BRN: 1168200276', source: 'published example of the python-stdnum documentation' },
      {
        text: 'business registration number 220-81-62517',
        source: 'published number of a Korean company',
      },
    ],
    noMatch: [
      { text: '사업자등록번호 116-82-00277', source: 'written for this test: a wrong check digit' },
      { text: 'BRN 116-82-0027', source: 'written for this test: a digit is missing' },
      { text: 'BRN 016-82-00276', source: 'written for this test: begins with a zero' },
    ],
  },
});

/** Weights by 10; of the ninth product the tens are added too. */
function isBusiness(value: string): boolean {
  const digits = digitsOf(value);
  const sum = weightedSum(digits, [1, 3, 7, 1, 3, 7, 1, 3, 5, 1]);
  const isKind = digits.slice(3, 5) !== '00';
  return isKind && (sum + Math.floor((Number(digits[8]) * 5) / 10)) % 10 === 0;
}
