import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['iconfinder'];
const TOKEN = fakeToken('alphanumeric', 64);

export const classifier = defineClassifier({
  id: 'iconfinder-api-key',
  name: 'Iconfinder API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['iconfinder'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.iconfinder.com/',
  examples: {
    match: [
      { text: `iconfinder_access_key: ${TOKEN}`, source: OWN },
      { text: `export ICONFINDER_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `ICONFINDER_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
