import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ATATT3x${fakeToken('alphanumeric', 180)}=${fakeToken('digits', 8, 2)}`;

export const classifier = defineClassifier({
  id: 'atlassian-api-token',
  name: 'Atlassian API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['atlassian', 'jira', 'confluence'],
  patterns: [
    { pattern: 'ATATT3x[A-Za-z0-9_-]{180,200}=[A-F0-9]{8}', alone: 'high', validate: looksIssued },
  ],
  reference:
    'https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/',
  examples: {
    match: [
      { text: `atlassian_access_key: ${TOKEN}`, source: OWN },
      { text: `ATLASSIAN_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=ATATT3x${'x'.repeat(180)}=${'0'.repeat(8)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: ATATT3x${fakeToken('alphanumeric', 89)}=${fakeToken('digits', 8)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
