import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['loyverse'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'loyverse-access-token',
  name: 'Loyverse access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['loyverse'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.loyverse.com/',
  examples: {
    match: [
      { text: `export LOYVERSE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "loyverseToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `LOYVERSE_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
