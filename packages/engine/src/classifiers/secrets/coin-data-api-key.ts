import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['coinmarketcap', 'coinapi', 'coingecko', 'nomics', 'cryptocompare'];
const TOKEN = `${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}`;
const OTHER = `${fakeToken('upperDigits', 8, 3)}-${fakeToken('upperDigits', 4, 4)}-${fakeToken('upperDigits', 4, 5)}-${fakeToken('upperDigits', 4, 6)}-${fakeToken('upperDigits', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'coin-data-api-key',
  name: 'CoinMarketCap or CoinAPI key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['coinmarketcap', 'coinapi', 'coingecko', 'nomics', 'cryptocompare'],
  patterns: [
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Z0-9]{8}-[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{12}',
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
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'CG-[A-Za-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://coinmarketcap.com/api/documentation/v1/',
  examples: {
    match: [
      { text: `const coinmarketcapSecret = '${TOKEN}';`, source: OWN },
      { text: `export COINMARKETCAP_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `COINMARKETCAP_TOKEN=${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
