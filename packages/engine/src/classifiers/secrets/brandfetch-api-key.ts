import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['brandfetch'];
const TOKEN = fakeToken('alphanumeric', 40);
const OTHER = fakeToken('alphanumeric', 44, 3);

export const classifier = defineClassifier({
  id: 'brandfetch-api-key',
  name: 'Brandfetch API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['brandfetch'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{44}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.brandfetch.com/',
  examples: {
    match: [
      { text: `BRANDFETCH_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "brandfetchToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `BRANDFETCH_TOKEN=${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
