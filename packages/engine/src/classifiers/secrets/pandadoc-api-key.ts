import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['pandadoc'];
const TOKEN = fakeToken('hex', 40);
const OTHER = fakeToken('alphanumeric', 40, 3);

export const classifier = defineClassifier({
  id: 'pandadoc-api-key',
  name: 'PandaDoc API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pandadoc'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.pandadoc.com/reference/api-key-authentication-process',
  examples: {
    match: [
      { text: `  "pandadocToken": "${TOKEN}",`, source: OWN },
      { text: `export PANDADOC_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `PANDADOC_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
