import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['finnhub'];
const TOKEN = fakeToken('lowerDigits', 20);
const OTHER = fakeToken('lowerDigits', 40, 3);

export const classifier = defineClassifier({
  id: 'finnhub-access-token',
  name: 'Finnhub API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['finnhub'],
  patterns: [
    {
      pattern: '[a-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://finnhub.io/docs/api',
  examples: {
    match: [
      { text: `const finnhubSecret = '${TOKEN}';`, source: OWN },
      { text: `export FINNHUB_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `FINNHUB_TOKEN=${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
