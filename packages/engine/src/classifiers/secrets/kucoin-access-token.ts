import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['kucoin'];
const TOKEN = fakeToken('hex', 24);
const OTHER = `${fakeToken('hex', 8, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'kucoin-access-token',
  name: 'KuCoin API key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['kucoin'],
  patterns: [
    {
      pattern: '[a-f0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.kucoin.com/docs/beginners/introduction',
  examples: {
    match: [
      { text: `config.kucoin.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "kucoinToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `KUCOIN_TOKEN=${'0'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
