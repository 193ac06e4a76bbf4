import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['honeycomb'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('alphanumeric', 22, 3);

export const classifier = defineClassifier({
  id: 'honeycomb-api-key',
  name: 'Honeycomb API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['honeycomb'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'hca[a-z]{2}_[a-z0-9]{58}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.honeycomb.io/',
  examples: {
    match: [
      { text: `config.honeycomb.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export HONEYCOMB_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `HONEYCOMB_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
