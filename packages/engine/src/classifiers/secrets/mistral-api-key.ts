import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mistral'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'mistral-api-key',
  name: 'Mistral API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mistral'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.mistral.ai/api/',
  examples: {
    match: [
      { text: `export MISTRAL_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "mistralToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MISTRAL_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
