import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bscscan', 'etherscan', 'polygonscan', 'arbiscan', 'snowtrace', 'ftmscan'];
const TOKEN = fakeToken('upperDigits', 34);

export const classifier = defineClassifier({
  id: 'block-explorer-api-key',
  name: 'Block explorer API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bscscan', 'etherscan', 'polygonscan', 'arbiscan', 'snowtrace', 'ftmscan'],
  patterns: [
    {
      pattern: '[A-Z0-9]{34}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.etherscan.io/',
  examples: {
    match: [
      { text: `bscscan_access_key: ${TOKEN}`, source: OWN },
      { text: `BSCSCAN_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `BSCSCAN_TOKEN=${'X'.repeat(34)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
