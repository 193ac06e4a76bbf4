import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ya29.${fakeToken('alphanumeric', 30)}`;
const OTHER = `ya29.D.${fakeToken('alphanumeric', 30, 3)}`;

export const classifier = defineClassifier({
  id: 'gcp-oauth-access-token',
  name: 'Google OAuth access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['google'],
  patterns: [
    { pattern: 'ya29\\.[A-Za-z0-9_-]{30,400}', alone: 'high', validate: looksIssued },
    { pattern: 'ya29\\.[A-Za-z]\\.[A-Za-z0-9_-]{30,400}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://cloud.google.com/docs/authentication/token-types',
  examples: {
    match: [
      { text: `export GOOGLE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const googleSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ya29.${'x'.repeat(30)}`, source: `${OWN}: a placeholder` },
      { text: `token: ya29.${fakeToken('alphanumeric', 14)}`, source: `${OWN}: too short` },
    ],
  },
});
