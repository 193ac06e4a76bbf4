import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `hawk.${fakeToken('alphanumeric', 20)}.${fakeToken('alphanumeric', 20, 2)}`;

export const classifier = defineClassifier({
  id: 'stackhawk-api-key',
  name: 'StackHawk API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['stackhawk'],
  patterns: [
    {
      pattern: 'hawk\\.[A-Za-z0-9_-]{20}\\.[A-Za-z0-9_-]{20}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.stackhawk.com/apidocs.html',
  examples: {
    match: [
      { text: `STACKHAWK_API_KEY=${TOKEN}`, source: OWN },
      { text: `export STACKHAWK_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=hawk.${'x'.repeat(20)}.${'x'.repeat(20)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: hawk.${fakeToken('alphanumeric', 9)}.${fakeToken('alphanumeric', 20)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
