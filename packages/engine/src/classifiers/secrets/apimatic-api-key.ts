import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['apimatic'];
const TOKEN = fakeToken('alphanumeric', 64);

export const classifier = defineClassifier({
  id: 'apimatic-api-key',
  name: 'APIMatic API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['apimatic'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.apimatic.io/',
  examples: {
    match: [
      { text: `const apimaticSecret = '${TOKEN}';`, source: OWN },
      { text: `export APIMATIC_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `APIMATIC_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
