import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bitfinex'];
const TOKEN = fakeToken('alphanumeric', 43);

export const classifier = defineClassifier({
  id: 'bitfinex-api-key',
  name: 'Bitfinex API key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bitfinex'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.bitfinex.com/docs',
  examples: {
    match: [
      { text: `export BITFINEX_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const bitfinexSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `BITFINEX_TOKEN=${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
