import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['pastebin'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'pastebin-api-key',
  name: 'Pastebin API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pastebin'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://pastebin.com/doc_api',
  examples: {
    match: [
      { text: `export PASTEBIN_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.pastebin.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `PASTEBIN_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
