import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['elastic', 'elasticsearch'];
const TOKEN = `essu_${fakeToken('alphanumeric', 40)}`;
const OTHER = `${fakeToken('alphanumeric', 40, 3)}==`;

export const classifier = defineClassifier({
  id: 'elastic-api-key',
  name: 'Elastic Cloud API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['elastic', 'elasticsearch'],
  patterns: [
    {
      pattern: 'essu_[A-Za-z0-9+/]{40,100}={0,3}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{40,60}==',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://www.elastic.co/guide/en/elasticsearch/reference/current/security-api-create-api-key.html',
  examples: {
    match: [
      { text: `config.elastic.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "elasticToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `ELASTIC_TOKEN=essu_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
