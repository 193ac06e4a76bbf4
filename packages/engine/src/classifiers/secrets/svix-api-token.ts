import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk_${fakeToken('alphanumeric', 36)}.eu`;
const OTHER = `testsk_${fakeToken('alphanumeric', 36, 3)}.eu`;

export const classifier = defineClassifier({
  id: 'svix-api-token',
  name: 'Svix webhook key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['svix'],
  patterns: [
    { pattern: 'sk_[A-Za-z0-9_-]{36}\\.(?:eu|us|in|ca|au)', alone: 'high', validate: looksIssued },
    {
      pattern: 'testsk_[A-Za-z0-9_-]{36}\\.(?:eu|us|in|ca|au)',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.svix.com/receiving/verifying-payloads/why',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `const svixSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk_${'x'.repeat(36)}.eu`, source: `${OWN}: a placeholder` },
      { text: `token: sk_${fakeToken('alphanumeric', 17)}.eu`, source: `${OWN}: too short` },
    ],
  },
});
