import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `mainnet${fakeToken('alphanumeric', 32)}`;
const OTHER = `preprod${fakeToken('alphanumeric', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'blockfrost-project-id',
  name: 'Blockfrost project id',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['blockfrost', 'cardano'],
  patterns: [
    { pattern: 'mainnet[A-Za-z0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'preprod[A-Za-z0-9]{32}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.blockfrost.io/',
  examples: {
    match: [
      { text: `const blockfrostSecret = '${TOKEN}';`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=mainnet${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: mainnet${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
