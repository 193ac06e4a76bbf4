import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `s-s4t2ud-${fakeToken('hex', 64)}`;
const OTHER = `s-s4t2af-${fakeToken('hex', 64, 3)}`;

export const classifier = defineClassifier({
  id: 'intra42-client-secret',
  name: '42 intra client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['intra', '42'],
  patterns: [
    { pattern: 's-s4t2ud-[a-f0-9]{64}', alone: 'high', validate: looksIssued },
    { pattern: 's-s4t2af-[a-f0-9]{64}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://api.intra.42.fr/apidoc',
  examples: {
    match: [
      { text: `const intraSecret = '${TOKEN}';`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=s-s4t2ud-${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: s-s4t2ud-${fakeToken('hex', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
