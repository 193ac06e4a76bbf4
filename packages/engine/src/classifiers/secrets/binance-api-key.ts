import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['binance'];
const TOKEN = fakeToken('alphanumeric', 64);

export const classifier = defineClassifier({
  id: 'binance-api-key',
  name: 'Binance API key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['binance'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.binance.com/docs/binance-spot-api-docs/rest-api',
  examples: {
    match: [
      { text: `BINANCE_API_KEY=${TOKEN}`, source: OWN },
      { text: `const binanceSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `BINANCE_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
