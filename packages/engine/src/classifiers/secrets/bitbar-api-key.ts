import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bitbar'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'bitbar-api-key',
  name: 'BitBar API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bitbar'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.bitbar.com/',
  examples: {
    match: [
      { text: `  "bitbarToken": "${TOKEN}",`, source: OWN },
      { text: `BITBAR_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `BITBAR_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
