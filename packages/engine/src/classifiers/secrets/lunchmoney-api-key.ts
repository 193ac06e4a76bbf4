import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['lunchmoney'];
const TOKEN = fakeToken('hex', 50);

export const classifier = defineClassifier({
  id: 'lunchmoney-api-key',
  name: 'Lunch Money access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['lunchmoney'],
  patterns: [
    {
      pattern: '[a-f0-9]{50}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://lunchmoney.dev/',
  examples: {
    match: [
      { text: `lunchmoney_access_key: ${TOKEN}`, source: OWN },
      { text: `LUNCHMONEY_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `LUNCHMONEY_TOKEN=${'0'.repeat(50)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
