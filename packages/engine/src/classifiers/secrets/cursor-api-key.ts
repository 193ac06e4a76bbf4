import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `key_${fakeToken('hex', 64)}`;
const OTHER = `crsr_${fakeToken('hex', 64, 3)}`;

export const classifier = defineClassifier({
  id: 'cursor-api-key',
  name: 'Cursor API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cursor'],
  patterns: [
    { pattern: 'key_[a-f0-9]{64}', alone: 'high', validate: looksIssued },
    { pattern: 'crsr_[a-f0-9]{64}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.cursor.com/account/teams/admin-api',
  examples: {
    match: [
      { text: `config.cursor.apiKey = "${TOKEN}"`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=key_${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: key_${fakeToken('hex', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
