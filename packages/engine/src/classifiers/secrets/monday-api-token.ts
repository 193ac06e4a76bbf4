import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['monday'];
const TOKEN = `eyJ${fakeToken('alphanumeric', 15)}.${fakeToken('alphanumeric', 60, 2)}.${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'monday-api-token',
  name: 'monday.com API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['monday'],
  patterns: [
    {
      pattern: 'eyJ[A-Za-z0-9_-]{15,200}\\.[A-Za-z0-9_-]{60,900}\\.[A-Za-z0-9_-]{40,200}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.monday.com/api-reference/docs/authentication',
  examples: {
    match: [
      { text: `MONDAY_API_KEY=${TOKEN}`, source: OWN },
      { text: `monday_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MONDAY_TOKEN=eyJ${'x'.repeat(15)}.${'x'.repeat(60)}.${'x'.repeat(40)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
