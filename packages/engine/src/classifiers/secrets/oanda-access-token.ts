import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['oanda'];
const TOKEN = `${fakeToken('hex', 32)}-${fakeToken('hex', 32, 2)}`;
const OTHER = fakeToken('alphanumeric', 24, 3);

export const classifier = defineClassifier({
  id: 'oanda-access-token',
  name: 'OANDA access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['oanda'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}-[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.oanda.com/rest-live-v20/authentication/',
  examples: {
    match: [
      { text: `  "oandaToken": "${TOKEN}",`, source: OWN },
      { text: `export OANDA_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `OANDA_TOKEN=${'0'.repeat(32)}-${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
