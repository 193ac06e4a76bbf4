import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ops_eyJ${fakeToken('alphanumeric', 250)}`;

export const classifier = defineClassifier({
  id: '1password-service-account-token',
  name: '1Password service account token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['1password', 'op'],
  patterns: [{ pattern: 'ops_eyJ[A-Za-z0-9+/]{250,}={0,3}', alone: 'high', validate: looksIssued }],
  reference: 'https://developer.1password.com/docs/service-accounts/security/',
  examples: {
    match: [
      { text: `1PASSWORD_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "1passwordToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ops_eyJ${'x'.repeat(250)}`, source: `${OWN}: a placeholder` },
      { text: `token: ops_eyJ${fakeToken('alphanumeric', 124)}`, source: `${OWN}: too short` },
    ],
  },
});
