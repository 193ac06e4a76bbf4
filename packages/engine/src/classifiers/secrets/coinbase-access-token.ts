import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['coinbase'];
const TOKEN = fakeToken('alphanumeric', 64);
const OTHER = fakeToken('alphanumeric', 16, 3);

export const classifier = defineClassifier({
  id: 'coinbase-access-token',
  name: 'Coinbase API secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['coinbase'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{16}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9+/]{86}==',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.cdp.coinbase.com/',
  examples: {
    match: [
      { text: `  "coinbaseToken": "${TOKEN}",`, source: OWN },
      { text: `const coinbaseSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `COINBASE_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
