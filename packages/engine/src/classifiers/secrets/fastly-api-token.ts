import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['fastly'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'fastly-api-token',
  name: 'Fastly API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['fastly'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.fastly.com/en/guides/using-api-tokens',
  examples: {
    match: [
      { text: `config.fastly.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "fastlyToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `FASTLY_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
