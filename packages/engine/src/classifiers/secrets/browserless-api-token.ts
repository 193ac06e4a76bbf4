import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['browserless'];
const TOKEN = `bless_${fakeToken('alphanumeric', 20)}`;

export const classifier = defineClassifier({
  id: 'browserless-api-token',
  name: 'Browserless API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['browserless'],
  patterns: [
    {
      pattern: 'bless_[A-Za-z0-9]{20,60}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.browserless.io/',
  examples: {
    match: [
      { text: `  "browserlessToken": "${TOKEN}",`, source: OWN },
      { text: `export BROWSERLESS_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `BROWSERLESS_TOKEN=bless_${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
