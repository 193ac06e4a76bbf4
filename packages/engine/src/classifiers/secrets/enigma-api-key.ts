import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['enigma'];
const TOKEN = fakeToken('alphanumeric', 40);

export const classifier = defineClassifier({
  id: 'enigma-api-key',
  name: 'Enigma API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['enigma'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.enigma.com/',
  examples: {
    match: [
      { text: `config.enigma.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "enigmaToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `ENIGMA_TOKEN=${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
