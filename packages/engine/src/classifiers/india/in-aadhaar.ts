import { hasVerhoeff } from '../../values/verhoeff.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'in-aadhaar',
  name: 'Indian Aadhaar number',
  class: 'personal',
  locale: 'in',
  sensitivity: 4,
  keywords: ['aadhaar', 'aadhar', 'adhaar', 'adhar', 'uidai', 'आधार', 'aadhaar number'],
  patterns: [
    {
      pattern: '[2-9][0-9]{3}[ :-][0-9]{4}[ :-][0-9]{4}',
      validate: isAadhaar,
      alone: 'low',
      inField: 'medium',
    },
    { pattern: '[2-9][0-9]{11}', validate: isAadhaar, alone: 'low', inField: 'medium' },
  ],
  reference: 'https://uidai.gov.in/en/my-aadhaar/about-your-aadhaar.html',
  examples: {
    match: [
      {
        text: 'Aadhaar 2341 2341 2346',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'aadhaar number: 234123412346',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'uidai 2341-2341-2346',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'Aadhaar 2341 2341 2347', source: 'written for this test: a wrong check digit' },
      {
        text: 'Aadhaar 1341 2341 2346',
        source: 'written for this test: begins with a digit that is not issued',
      },
      { text: 'Aadhaar 2341 2341 234', source: 'written for this test: a digit is missing' },
      { text: 'aadhaar 2222 2222 2222', source: 'written for this test: one digit repeated' },
    ],
  },
});

/** Verhoeff; palindromes are not issued. */
function isAadhaar(value: string): boolean {
  const digits = digitsOf(value);
  const isPalindrome = digits === Array.from(digits).toReversed().join('');
  return !isPalindrome && hasVerhoeff(digits);
}
