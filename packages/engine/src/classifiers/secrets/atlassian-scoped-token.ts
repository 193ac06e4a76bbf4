import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ATSTT3x${fakeToken('alphanumeric', 170)}=${fakeToken('digits', 8, 2)}`;
const OTHER = `ATCTT3x${fakeToken('alphanumeric', 160, 3)}=${fakeToken('digits', 8, 4)}`;

export const classifier = defineClassifier({
  id: 'atlassian-scoped-token',
  name: 'Atlassian scoped API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['atlassian', 'jira', 'confluence'],
  patterns: [
    { pattern: 'ATSTT3x[A-Za-z0-9_-]{170,240}=[A-F0-9]{8}', alone: 'high', validate: looksIssued },
    { pattern: 'ATCTT3x[A-Za-z0-9_-]{160,240}=[A-F0-9]{8}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developer.atlassian.com/cloud/',
  examples: {
    match: [
      { text: `config.atlassian.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "atlassianToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=ATSTT3x${'x'.repeat(170)}=${'0'.repeat(8)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: ATSTT3x${fakeToken('alphanumeric', 84)}=${fakeToken('digits', 8)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
