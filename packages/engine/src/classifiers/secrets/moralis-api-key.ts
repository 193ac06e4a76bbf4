import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['moralis'];
const TOKEN = fakeToken('alphanumeric', 64);
const OTHER = `eyJ${fakeToken('alphanumeric', 20, 3)}.${fakeToken('alphanumeric', 100, 4)}.${fakeToken('alphanumeric', 40, 5)}`;

export const classifier = defineClassifier({
  id: 'moralis-api-key',
  name: 'Moralis API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['moralis'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'eyJ[A-Za-z0-9_-]{20,100}\\.[A-Za-z0-9_-]{100,500}\\.[A-Za-z0-9_-]{40,100}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.moralis.io/',
  examples: {
    match: [
      { text: `export MORALIS_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "moralisToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MORALIS_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
