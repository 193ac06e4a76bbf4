import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk_prod_${fakeToken('alphanumeric', 48)}`;
const OTHER = `sk_dev_${fakeToken('alphanumeric', 48, 3)}`;

export const classifier = defineClassifier({
  id: 'liveblocks-secret-key',
  name: 'Liveblocks secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['liveblocks'],
  patterns: [
    { pattern: 'sk_prod_[A-Za-z0-9_-]{48,80}', alone: 'high', validate: looksIssued },
    { pattern: 'sk_dev_[A-Za-z0-9_-]{48,80}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://liveblocks.io/docs/authentication',
  examples: {
    match: [
      { text: `const liveblocksSecret = '${TOKEN}';`, source: OWN },
      { text: `LIVEBLOCKS_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk_prod_${'x'.repeat(48)}`, source: `${OWN}: a placeholder` },
      { text: `token: sk_prod_${fakeToken('alphanumeric', 23)}`, source: `${OWN}: too short` },
    ],
  },
});
