import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sntrys_eyJ${fakeToken('alphanumeric', 80)}_${fakeToken('alphanumeric', 43, 2)}`;

export const classifier = defineClassifier({
  id: 'sentry-organization-token',
  name: 'Sentry organization auth token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sentry'],
  patterns: [
    {
      pattern: 'sntrys_eyJ[A-Za-z0-9+/=_]{80,400}_[A-Za-z0-9+/]{43}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.sentry.io/account/auth-tokens/',
  examples: {
    match: [
      { text: `sentry_access_key: ${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=sntrys_eyJ${'x'.repeat(80)}_${'x'.repeat(43)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: sntrys_eyJ${fakeToken('alphanumeric', 39)}_${fakeToken('alphanumeric', 43)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
