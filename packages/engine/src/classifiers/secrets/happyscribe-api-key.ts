import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['happyscribe'];
const TOKEN = fakeToken('alphanumeric', 24);

export const classifier = defineClassifier({
  id: 'happyscribe-api-key',
  name: 'HappyScribe API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['happyscribe'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://dev.happyscribe.com/',
  examples: {
    match: [
      { text: `  "happyscribeToken": "${TOKEN}",`, source: OWN },
      { text: `happyscribe_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `HAPPYSCRIBE_TOKEN=${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
