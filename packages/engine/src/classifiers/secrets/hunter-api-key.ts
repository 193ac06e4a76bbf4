import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['hunter'];
const TOKEN = fakeToken('hex', 40);
const OTHER = fakeToken('lowerDigits', 40, 3);

export const classifier = defineClassifier({
  id: 'hunter-api-key',
  name: 'Hunter API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['hunter'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://hunter.io/api-documentation',
  examples: {
    match: [
      { text: `  "hunterToken": "${TOKEN}",`, source: OWN },
      { text: `config.hunter.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `HUNTER_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
