import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['serpapi', 'serper', 'valueserp', 'searchapi'];
const TOKEN = fakeToken('hex', 64);
const OTHER = fakeToken('hex', 40, 3);

export const classifier = defineClassifier({
  id: 'search-results-api-key',
  name: 'Search results API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['serpapi', 'serper', 'valueserp', 'searchapi'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://serpapi.com/',
  examples: {
    match: [
      { text: `  "serpapiToken": "${TOKEN}",`, source: OWN },
      { text: `export SERPAPI_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `SERPAPI_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
