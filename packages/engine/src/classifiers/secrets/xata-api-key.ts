import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `xau_${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'xata-api-key',
  name: 'Xata API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['xata'],
  patterns: [{ pattern: 'xau_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued }],
  reference: 'https://xata.io/docs',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `const xataSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=xau_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: xau_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
