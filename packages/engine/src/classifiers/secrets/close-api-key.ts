import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `api_${fakeToken('alphanumeric', 22)}.${fakeToken('alphanumeric', 22, 2)}`;

export const classifier = defineClassifier({
  id: 'close-api-key',
  name: 'Close CRM API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['close'],
  patterns: [
    { pattern: 'api_[A-Za-z0-9]{22}\\.[A-Za-z0-9]{22}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developer.close.com/topics/authentication/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `  "closeToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=api_${'x'.repeat(22)}.${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: api_${fakeToken('alphanumeric', 10)}.${fakeToken('alphanumeric', 22)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
