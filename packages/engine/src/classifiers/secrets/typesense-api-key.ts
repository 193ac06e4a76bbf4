import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['typesense'];
const TOKEN = fakeToken('alphanumeric', 32);
const OTHER = fakeToken('alphanumeric', 48, 3);

export const classifier = defineClassifier({
  id: 'typesense-api-key',
  name: 'Typesense API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['typesense'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{48}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://typesense.org/docs/',
  examples: {
    match: [
      { text: `export TYPESENSE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `TYPESENSE_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `TYPESENSE_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
