import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk_live_${fakeToken('alphanumeric', 80)}`;
const OTHER = `sk_test_a2V5X${fakeToken('alphanumeric', 60, 3)}`;

export const classifier = defineClassifier({
  id: 'workos-api-key',
  name: 'WorkOS API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['workos'],
  patterns: [
    { pattern: 'sk_live_[A-Za-z0-9]{80,160}', alone: 'high', validate: looksIssued },
    { pattern: 'sk_test_a2V5X[A-Za-z0-9]{60,140}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://workos.com/docs/reference/authentication',
  examples: {
    match: [
      { text: `workos_access_key: ${TOKEN}`, source: OWN },
      { text: `export WORKOS_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk_live_${'x'.repeat(80)}`, source: `${OWN}: a placeholder` },
      { text: `token: sk_live_${fakeToken('alphanumeric', 39)}`, source: `${OWN}: too short` },
    ],
  },
});
