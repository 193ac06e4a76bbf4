import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `1//0k${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'gcp-oauth-refresh-token',
  name: 'Google OAuth refresh token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['google'],
  patterns: [
    { pattern: '1//0[a-z0-9][A-Za-z0-9_-]{40,120}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://cloud.google.com/docs/authentication/token-types',
  examples: {
    match: [
      { text: `google_access_key: ${TOKEN}`, source: OWN },
      { text: `export GOOGLE_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=1//0k${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: 1//0k${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
