import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['meilisearch', 'meili_'];
const TOKEN = fakeToken('hex', 64);
const OTHER = fakeToken('alphanumeric', 43, 3);

export const classifier = defineClassifier({
  id: 'meilisearch-api-key',
  name: 'Meilisearch key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['meilisearch'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.meilisearch.com/docs/learn/security/basic_security',
  examples: {
    match: [
      { text: `meilisearch_access_key: ${TOKEN}`, source: OWN },
      { text: `  "meilisearchToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MEILISEARCH_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
