import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = [
  'twelvedata',
  'alphavantage',
  'polygon_api',
  'finage',
  'stockdata',
  'worldcoinindex',
  'tiingo',
  'financialmodelingprep',
  'fmp_api',
];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('hex', 40, 3);

export const classifier = defineClassifier({
  id: 'market-data-api-key',
  name: 'Market data API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: [
    'twelvedata',
    'alphavantage',
    'finage',
    'stockdata',
    'worldcoinindex',
    'tiingo',
    'financialmodelingprep',
  ],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
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
      pattern: '[A-Z0-9]{16}',
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
      pattern: '[A-Za-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{35}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://twelvedata.com/docs',
  examples: {
    match: [
      { text: `export TWELVEDATA_TOKEN="${TOKEN}"`, source: OWN },
      { text: `twelvedata_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `TWELVEDATA_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
