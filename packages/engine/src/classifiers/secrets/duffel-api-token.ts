import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `duffel_test_${fakeToken('alphanumeric', 43)}`;
const OTHER = `duffel_live_${fakeToken('alphanumeric', 43, 3)}`;

export const classifier = defineClassifier({
  id: 'duffel-api-token',
  name: 'Duffel API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['duffel'],
  patterns: [
    { pattern: 'duffel_test_[A-Za-z0-9_-]{43}', alone: 'high', validate: looksIssued },
    { pattern: 'duffel_live_[A-Za-z0-9_-]{43}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://duffel.com/docs/api/overview/authentication',
  examples: {
    match: [
      { text: `const duffelSecret = '${TOKEN}';`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=duffel_test_${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      { text: `token: duffel_test_${fakeToken('alphanumeric', 20)}`, source: `${OWN}: too short` },
    ],
  },
});
