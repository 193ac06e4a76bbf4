import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ntn_${fakeToken('digits', 11)}${fakeToken('alphanumeric', 35, 2)}`;
const OTHER = `secret_${fakeToken('alphanumeric', 43, 3)}`;

export const classifier = defineClassifier({
  id: 'notion-integration-token',
  name: 'Notion integration token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['notion'],
  patterns: [
    { pattern: 'ntn_[0-9]{11}[A-Za-z0-9]{35}', alone: 'high', validate: looksIssued },
    { pattern: 'secret_[A-Za-z0-9]{43}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developers.notion.com/docs/authorization',
  examples: {
    match: [
      { text: `export NOTION_TOKEN="${TOKEN}"`, source: OWN },
      { text: `notion_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ntn_${'0'.repeat(11)}${'x'.repeat(35)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: ntn_${fakeToken('digits', 11)}${fakeToken('alphanumeric', 16)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
