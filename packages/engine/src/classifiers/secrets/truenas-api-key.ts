import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['truenas'];
const TOKEN = `1-${fakeToken('alphanumeric', 64)}`;

export const classifier = defineClassifier({
  id: 'truenas-api-key',
  name: 'TrueNAS API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['truenas'],
  patterns: [
    {
      pattern: '[0-9]{1,3}-[A-Za-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.truenas.com/docs/',
  examples: {
    match: [
      { text: `  "truenasToken": "${TOKEN}",`, source: OWN },
      { text: `export TRUENAS_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `TRUENAS_TOKEN=1-${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
