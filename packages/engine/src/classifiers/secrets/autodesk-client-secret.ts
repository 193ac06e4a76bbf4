import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['autodesk'];
const TOKEN = fakeToken('alphanumeric', 16);
const OTHER = fakeToken('alphanumeric', 64, 3);

export const classifier = defineClassifier({
  id: 'autodesk-client-secret',
  name: 'Autodesk client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['autodesk'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{16}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://aps.autodesk.com/en/docs/oauth/v2/',
  examples: {
    match: [
      { text: `const autodeskSecret = '${TOKEN}';`, source: OWN },
      { text: `config.autodesk.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `AUTODESK_TOKEN=${'x'.repeat(16)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
