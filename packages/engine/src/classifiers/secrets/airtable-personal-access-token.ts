import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['airtable'];
const TOKEN = `pat${fakeToken('alphanumeric', 14)}.${fakeToken('hex', 64, 2)}`;

export const classifier = defineClassifier({
  id: 'airtable-personal-access-token',
  name: 'Airtable personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['airtable'],
  patterns: [
    {
      pattern: 'pat[A-Za-z0-9]{14}\\.[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://airtable.com/developers/web/guides/personal-access-tokens',
  examples: {
    match: [
      { text: `AIRTABLE_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "airtableToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `AIRTABLE_TOKEN=pat${'x'.repeat(14)}.${'0'.repeat(64)}`,
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
