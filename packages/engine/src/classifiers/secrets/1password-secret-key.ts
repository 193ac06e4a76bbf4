import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `A3-${fakeToken('upperDigits', 6)}-${fakeToken('upperDigits', 11, 2)}-${fakeToken('upperDigits', 5, 3)}-${fakeToken('upperDigits', 5, 4)}-${fakeToken('upperDigits', 5, 5)}`;
const OTHER = `A3-${fakeToken('upperDigits', 6, 3)}-${fakeToken('upperDigits', 6, 4)}-${fakeToken('upperDigits', 5, 5)}-${fakeToken('upperDigits', 5, 6)}-${fakeToken('upperDigits', 5, 7)}-${fakeToken('upperDigits', 5, 8)}`;

export const classifier = defineClassifier({
  id: '1password-secret-key',
  name: '1Password secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['1password'],
  patterns: [
    {
      pattern: 'A3-[A-Z0-9]{6}-[A-Z0-9]{11}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'A3-[A-Z0-9]{6}-[A-Z0-9]{6}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://support.1password.com/secret-key-security/',
  examples: {
    match: [
      { text: `  "1passwordToken": "${TOKEN}",`, source: OWN },
      { text: `const 1passwordSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=A3-${'X'.repeat(6)}-${'X'.repeat(11)}-${'X'.repeat(5)}-${'X'.repeat(5)}-${'X'.repeat(5)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: A3-${fakeToken('upperDigits', 6)}-${fakeToken('upperDigits', 4)}-${fakeToken('upperDigits', 5)}-${fakeToken('upperDigits', 5)}-${fakeToken('upperDigits', 5)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
