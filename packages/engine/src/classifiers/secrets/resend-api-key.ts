import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `re_${fakeToken('alphanumeric', 8)}_${fakeToken('alphanumeric', 24, 2)}`;

export const classifier = defineClassifier({
  id: 'resend-api-key',
  name: 'Resend API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['resend'],
  patterns: [
    { pattern: 're_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://resend.com/docs/api-reference/introduction',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `resend_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=re_${'x'.repeat(8)}_${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: re_${fakeToken('alphanumeric', 8)}_${fakeToken('alphanumeric', 11)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
