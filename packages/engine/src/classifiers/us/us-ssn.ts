import { digitsOf, isOneDigit } from '../../values/digits-of.ts';
import { isPartOfNumber } from '../../values/next-to-number.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

/**
 * Printed on inserts and in advertisements, and withdrawn (Social Security Administration, history
 * of the number).
 */
const WITHDRAWN = new Set(['078051120', '219099999']);

export const classifier = defineClassifier({
  id: 'us-ssn',
  name: 'US Social Security number',
  class: 'personal',
  locale: 'us',
  sensitivity: 4,
  keywords: [
    'ssn',
    'ssns',
    'ss#',
    'ssn#',
    'social',
    'social security',
    'social security number',
    'social security numbers',
    'social security no',
    'soc sec',
    'tax id',
    'taxpayer id',
    'tin',
  ],
  testValues: ['123-45-6789', '123456789', '111-22-3333', '987-65-4321'],
  patterns: [
    { pattern: '[0-9]{3}-[0-9]{2}-[0-9]{4}', validate: isIssued, alone: 'medium', inField: 'high' },
    { pattern: '[0-9]{3} [0-9]{2} [0-9]{4}', validate: isIssued, alone: 'medium' },
    {
      pattern: '[0-9]{3}[.][0-9]{2}[.][0-9]{4}',
      validate: isIssued,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[0-9]{3}-[0-9]{6}|[0-9]{5}-[0-9]{4}',
      validate: isIssued,
      alone: 'low',
      inField: 'low',
      supported: 'medium',
    },
    { pattern: '[0-9]{9}', validate: isIssued, alone: 'none', inField: 'low', supported: 'high' },
  ],
  reference: 'https://www.ssa.gov/employer/randomization.html',
  examples: {
    match: [
      { text: 'SSN: 536-22-1234', source: `${OWN}: ranges that are issued` },
      { text: 'social security number 219 09 9998', source: `${OWN}: with blanks` },
      { text: '"ssn":"536221234"', source: `${OWN}: without separators` },
      { text: 'employee 536-22-1234 hired', source: `${OWN}: without a keyword` },
    ],
    noMatch: [
      { text: 'SSN 000-12-3456', source: `${OWN}: area 000 is never issued` },
      { text: 'SSN 666-12-3456', source: `${OWN}: area 666 is never issued` },
      { text: 'SSN 936-22-1234', source: `${OWN}: areas from 900 are for taxpayer numbers` },
      { text: 'SSN 536-00-1234', source: `${OWN}: group 00` },
      { text: 'SSN 536-22-0000', source: `${OWN}: serial 0000` },
      {
        text: 'SSN 078-05-1120',
        source: 'withdrawn number of a wallet insert, Social Security Administration',
      },
      { text: 'SSN 536-22.1234', source: `${OWN}: two kinds of separators` },
      { text: 'id 1536-22-12345', source: `${OWN}: longer than the number` },
    ],
  },
});

/** Areas 001 to 899 but 666, groups from 01, serials from 0001. */
function isIssued(value: string, place: Place): boolean {
  const digits = digitsOf(value);
  const area = digits.slice(0, 3);
  if (area === '000' || area === '666' || area >= '900') return false;
  if (digits.slice(3, 5) === '00' || digits.endsWith('0000')) return false;
  return !WITHDRAWN.has(digits) && !isOneDigit(digits) && !isPartOfNumber(place);
}
