import { isYearMonthDay } from '../../values/short-date.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'my-nric',
  name: 'Malaysian identity card number (MyKad)',
  class: 'personal',
  locale: 'my',
  sensitivity: 3,
  keywords: [
    'nric',
    'ic',
    'ic no',
    'no ic',
    'mykad',
    'kad pengenalan',
    'no kad pengenalan',
    'identity card',
    'malaysian id',
  ],
  patterns: [
    { pattern: '[0-9]{6}-[0-9]{2}-[0-9]{4}', validate: isMyKad, alone: 'medium' },
    { pattern: '[0-9]{12}', validate: isMyKad, alone: 'none', inField: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.my.nric',
  examples: {
    match: [
      {
        text: 'MyKad 770305-02-1234',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'No. kad pengenalan: 890412145273',
        source: 'written for this test: format of the number',
      },
      { text: 'IC 890412-14-5273', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'MyKad 771305-02-1234', source: 'written for this test: no such month' },
      { text: 'MyKad 770305-17-1234', source: 'written for this test: no such place of birth' },
      { text: 'MyKad 770305-02-123', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Birthday, state or country of birth, serial number. */
function isMyKad(value: string): boolean {
  const digits = digitsOf(value);
  const place = Number(digits.slice(6, 8));
  const isPlace = (place > 0 && place < 17) || (place > 20 && place < 94) || place > 97;
  return isPlace && isYearMonthDay(digits) && !digits.endsWith('0000');
}
