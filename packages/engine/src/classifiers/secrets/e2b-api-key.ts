import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `e2b_${fakeToken('hex', 40)}`;

export const classifier = defineClassifier({
  id: 'e2b-api-key',
  name: 'E2B API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['e2b'],
  patterns: [{ pattern: 'e2b_[a-f0-9]{40}', alone: 'high', validate: looksIssued }],
  reference: 'https://e2b.dev/docs',
  examples: {
    match: [
      { text: `E2B_API_KEY=${TOKEN}`, source: OWN },
      { text: `export E2B_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=e2b_${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: e2b_${fakeToken('hex', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
