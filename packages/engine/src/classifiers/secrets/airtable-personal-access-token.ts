import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pat${fakeToken('alphanumeric', 14)}.${fakeToken('hex', 64, 2)}`;

export const classifier = defineClassifier({
  id: 'airtable-personal-access-token',
  name: 'Airtable personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['airtable'],
  patterns: [
    { pattern: 'pat[A-Za-z0-9]{14}\\.[a-f0-9]{64}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://airtable.com/developers/web/guides/personal-access-tokens',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `AIRTABLE_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pat${'x'.repeat(14)}.${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: pat${fakeToken('alphanumeric', 14)}.${fakeToken('hex', 31)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
