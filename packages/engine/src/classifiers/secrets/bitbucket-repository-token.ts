import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ATCTT3xFfGN0${fakeToken('alphanumeric', 140)}=${fakeToken('digits', 8, 2)}`;

export const classifier = defineClassifier({
  id: 'bitbucket-repository-token',
  name: 'Bitbucket access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bitbucket'],
  patterns: [
    {
      pattern: 'ATCTT3xFfGN0[A-Za-z0-9_-]{140,200}=[A-F0-9]{8}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://support.atlassian.com/bitbucket-cloud/docs/access-tokens/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `bitbucket_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=ATCTT3xFfGN0${'x'.repeat(140)}=${'0'.repeat(8)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: ATCTT3xFfGN0${fakeToken('alphanumeric', 69)}=${fakeToken('digits', 8)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
