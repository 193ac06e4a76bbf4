import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `lin_api_${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'linear-api-key',
  name: 'Linear API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['linear'],
  patterns: [{ pattern: 'lin_api_[A-Za-z0-9]{40}', alone: 'high', validate: looksIssued }],
  reference: 'https://developers.linear.app/docs/graphql/working-with-the-graphql-api',
  examples: {
    match: [
      { text: `  "linearToken": "${TOKEN}",`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=lin_api_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: lin_api_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
