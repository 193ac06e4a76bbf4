import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ATBB${fakeToken('alphanumeric', 32)}`;

export const classifier = defineClassifier({
  id: 'bitbucket-app-password',
  name: 'Bitbucket app password',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bitbucket'],
  patterns: [{ pattern: 'ATBB[A-Za-z0-9]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://support.atlassian.com/bitbucket-cloud/docs/app-passwords/',
  examples: {
    match: [
      { text: `config.bitbucket.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export BITBUCKET_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ATBB${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: ATBB${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
