import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `authress_${fakeToken('lowerDigits', 5)}.${fakeToken('lowerDigits', 4, 2)}.acc_${fakeToken('lowerDigits', 10, 3)}.${fakeToken('alphanumeric', 30, 4)}`;
const OTHER = `scauth_${fakeToken('lowerDigits', 5, 3)}.${fakeToken('lowerDigits', 4, 4)}.acc_${fakeToken('lowerDigits', 10, 5)}.${fakeToken('alphanumeric', 30, 6)}`;

export const classifier = defineClassifier({
  id: 'authress-service-key',
  name: 'Authress service client key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['authress'],
  patterns: [
    {
      pattern:
        'authress_[a-z0-9]{5,30}\\.[a-z0-9]{4,6}\\.acc[_-][a-z0-9-]{10,32}\\.[A-Za-z0-9+/_=-]{30,120}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern:
        'scauth_[a-z0-9]{5,30}\\.[a-z0-9]{4,6}\\.acc[_-][a-z0-9-]{10,32}\\.[A-Za-z0-9+/_=-]{30,120}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference:
    'https://authress.io/knowledge-base/docs/authorization/service-clients/secrets-scanning',
  examples: {
    match: [
      { text: `  "authressToken": "${TOKEN}",`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=authress_${'x'.repeat(5)}.${'x'.repeat(4)}.acc_${'x'.repeat(10)}.${'x'.repeat(30)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: authress_${fakeToken('lowerDigits', 5)}.${fakeToken('lowerDigits', 4)}.acc_${fakeToken('lowerDigits', 10)}.${fakeToken('alphanumeric', 14)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
