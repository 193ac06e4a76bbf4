import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk_live_${fakeToken('alphanumeric', 60)}`;
const OTHER = `rk_live_${fakeToken('alphanumeric', 60, 3)}`;

export const classifier = defineClassifier({
  id: 'highnote-secret-key',
  name: 'Highnote secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['highnote'],
  patterns: [
    { pattern: 'sk_live_[A-Za-z0-9]{60,100}', alone: 'high', validate: looksIssued },
    { pattern: 'rk_live_[A-Za-z0-9]{60,100}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://highnote.com/docs/developers/api/using-the-api',
  examples: {
    match: [
      { text: `export HIGHNOTE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk_live_${'x'.repeat(60)}`, source: `${OWN}: a placeholder` },
      { text: `token: sk_live_${fakeToken('alphanumeric', 29)}`, source: `${OWN}: too short` },
    ],
  },
});
