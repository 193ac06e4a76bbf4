import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `GOCSPX-${fakeToken('alphanumeric', 28)}`;

export const classifier = defineClassifier({
  id: 'gcp-oauth-client-secret',
  name: 'Google OAuth client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['google'],
  patterns: [{ pattern: 'GOCSPX-[A-Za-z0-9_-]{28}', alone: 'high', validate: looksIssued }],
  reference: 'https://developers.google.com/identity/protocols/oauth2',
  examples: {
    match: [
      { text: `const googleSecret = '${TOKEN}';`, source: OWN },
      { text: `  "googleToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=GOCSPX-${'x'.repeat(28)}`, source: `${OWN}: a placeholder` },
      { text: `token: GOCSPX-${fakeToken('alphanumeric', 13)}`, source: `${OWN}: too short` },
    ],
  },
});
