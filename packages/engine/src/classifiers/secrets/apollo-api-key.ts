import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['apollo'];
const TOKEN = fakeToken('alphanumeric', 22);

export const classifier = defineClassifier({
  id: 'apollo-api-key',
  name: 'Apollo API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['apollo'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.apollo.io/docs/create-api-key',
  examples: {
    match: [
      { text: `export APOLLO_TOKEN="${TOKEN}"`, source: OWN },
      { text: `apollo_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `APOLLO_TOKEN=${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
