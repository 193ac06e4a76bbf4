import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['alchemy'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'alchemy-api-key',
  name: 'Alchemy API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['alchemy'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.alchemy.com/docs/alchemy-quickstart-guide',
  examples: {
    match: [
      { text: `ALCHEMY_API_KEY=${TOKEN}`, source: OWN },
      { text: `const alchemySecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `ALCHEMY_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
