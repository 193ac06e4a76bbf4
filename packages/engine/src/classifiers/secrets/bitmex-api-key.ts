import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bitmex'];
const TOKEN = fakeToken('alphanumeric', 24);
const OTHER = fakeToken('alphanumeric', 48, 3);

export const classifier = defineClassifier({
  id: 'bitmex-api-key',
  name: 'BitMEX API key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bitmex'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{48}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.bitmex.com/app/apiKeys',
  examples: {
    match: [
      { text: `config.bitmex.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "bitmexToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `BITMEX_TOKEN=${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
