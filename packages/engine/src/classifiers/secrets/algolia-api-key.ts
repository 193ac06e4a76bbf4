import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['algolia'];
const TOKEN = fakeToken('lowerDigits', 32);

export const classifier = defineClassifier({
  id: 'algolia-api-key',
  name: 'Algolia API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['algolia'],
  patterns: [
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.algolia.com/doc/guides/security/api-keys/',
  examples: {
    match: [
      { text: `  "algoliaToken": "${TOKEN}",`, source: OWN },
      { text: `export ALGOLIA_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `ALGOLIA_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
