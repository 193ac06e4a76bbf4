import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['keen_'];
const TOKEN = fakeToken('hex', 64);
const OTHER = fakeToken('hex', 128, 3);

export const classifier = defineClassifier({
  id: 'keen-io-key',
  name: 'Keen key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['keen'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{128}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://keen.io/docs/api/',
  examples: {
    match: [
      { text: `export KEEN_TOKEN="${TOKEN}"`, source: OWN },
      { text: `"keen_": "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `KEEN_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
