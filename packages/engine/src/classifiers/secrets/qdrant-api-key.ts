import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['qdrant'];
const TOKEN = fakeToken('alphanumeric', 54);

export const classifier = defineClassifier({
  id: 'qdrant-api-key',
  name: 'Qdrant API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['qdrant'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{54}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://qdrant.tech/documentation/cloud/authentication/',
  examples: {
    match: [
      { text: `const qdrantSecret = '${TOKEN}';`, source: OWN },
      { text: `qdrant_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `QDRANT_TOKEN=${'x'.repeat(54)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
