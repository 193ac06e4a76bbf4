import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bitly'];
const TOKEN = fakeToken('alphanumeric', 40);

export const classifier = defineClassifier({
  id: 'bitly-access-token',
  name: 'Bitly access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bitly'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://dev.bitly.com/docs/getting-started/authentication/',
  examples: {
    match: [
      { text: `bitly_access_key: ${TOKEN}`, source: OWN },
      { text: `export BITLY_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `BITLY_TOKEN=${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
