import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sq0csp-${fakeToken('alphanumeric', 43)}`;
const OTHER = `sq0csp-${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'square-oauth-secret',
  name: 'Square OAuth secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['square'],
  patterns: [
    { pattern: 'sq0csp-[A-Za-z0-9_-]{43}', alone: 'high', validate: looksIssued },
    { pattern: 'sq0csp-[A-Za-z0-9_-]{40,44}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developer.squareup.com/docs/build-basics/access-tokens',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `  "squareToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sq0csp-${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      { text: `token: sq0csp-${fakeToken('alphanumeric', 20)}`, source: `${OWN}: too short` },
    ],
  },
});
