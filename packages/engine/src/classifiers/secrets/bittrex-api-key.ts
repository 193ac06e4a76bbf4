import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bittrex'];
const TOKEN = fakeToken('lowerDigits', 32);

export const classifier = defineClassifier({
  id: 'bittrex-api-key',
  name: 'Bittrex API key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bittrex'],
  patterns: [
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://bittrex.github.io/api/v3',
  examples: {
    match: [
      { text: `  "bittrexToken": "${TOKEN}",`, source: OWN },
      { text: `export BITTREX_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `BITTREX_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
