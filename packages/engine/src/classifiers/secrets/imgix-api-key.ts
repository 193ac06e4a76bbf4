import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['imgix'];
const TOKEN = `ak_${fakeToken('hex', 64)}`;

export const classifier = defineClassifier({
  id: 'imgix-api-key',
  name: 'imgix API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['imgix'],
  patterns: [
    {
      pattern: '(?:ak|ix)_[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.imgix.com/',
  examples: {
    match: [
      { text: `  "imgixToken": "${TOKEN}",`, source: OWN },
      { text: `export IMGIX_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `IMGIX_TOKEN=ak_${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
