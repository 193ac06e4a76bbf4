import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `zpka_${fakeToken('hex', 32)}_${fakeToken('hex', 8, 2)}`;

export const classifier = defineClassifier({
  id: 'zuplo-api-key',
  name: 'Zuplo API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['zuplo'],
  patterns: [{ pattern: 'zpka_[a-f0-9]{32}_[a-f0-9]{8}', alone: 'high', validate: looksIssued }],
  reference: 'https://zuplo.com/docs/articles/api-key-api',
  examples: {
    match: [
      { text: `zuplo_access_key: ${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=zpka_${'0'.repeat(32)}_${'0'.repeat(8)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: zpka_${fakeToken('hex', 15)}_${fakeToken('hex', 8)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
