import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `service:k:${fakeToken('alphanumeric', 22)}`;
const OTHER = `user:gh.k:${fakeToken('alphanumeric', 22, 3)}`;

export const classifier = defineClassifier({
  id: 'apollo-graphql-key',
  name: 'Apollo GraphOS API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['apollo', 'graphos'],
  patterns: [
    { pattern: 'service:[a-z0-9-]{1,60}:[A-Za-z0-9_-]{22}', alone: 'high', validate: looksIssued },
    {
      pattern: 'user:gh\\.[a-z0-9-]{1,60}:[A-Za-z0-9_-]{22}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://www.apollographql.com/docs/graphos/platform/access-management/api-keys',
  examples: {
    match: [
      { text: `config.apollo.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "apolloToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=service:k:${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      { text: `token: service:k:${fakeToken('alphanumeric', 10)}`, source: `${OWN}: too short` },
    ],
  },
});
