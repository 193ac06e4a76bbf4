import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['airtable'];
const TOKEN = `key${fakeToken('alphanumeric', 14)}`;

export const classifier = defineClassifier({
  id: 'airtable-api-key',
  name: 'Airtable API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['airtable'],
  patterns: [
    {
      pattern: 'key[A-Za-z0-9]{14}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://support.airtable.com/docs/airtable-api-key-deprecation-notice',
  examples: {
    match: [
      { text: `  "airtableToken": "${TOKEN}",`, source: OWN },
      { text: `export AIRTABLE_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `AIRTABLE_TOKEN=key${'x'.repeat(14)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
