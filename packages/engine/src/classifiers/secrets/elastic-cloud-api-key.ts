import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `essu_${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'elastic-cloud-api-key',
  name: 'Elastic Cloud API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['elastic'],
  patterns: [{ pattern: 'essu_[A-Za-z0-9+/]{40,100}={0,3}', alone: 'high', validate: looksIssued }],
  reference: 'https://www.elastic.co/docs/api/doc/cloud/',
  examples: {
    match: [
      { text: `  "elasticToken": "${TOKEN}",`, source: OWN },
      { text: `ELASTIC_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=essu_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: essu_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
