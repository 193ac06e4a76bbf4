import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `klarna_live_api_${fakeToken('alphanumeric', 40)}`;
const OTHER = `klarna_test_api_${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'klarna-api-key',
  name: 'Klarna API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['klarna'],
  patterns: [
    {
      pattern: 'klarna_live_api_[A-Za-z0-9!$()*,./?@\\[\\]_~-]{40,200}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'klarna_test_api_[A-Za-z0-9!$()*,./?@\\[\\]_~-]{40,200}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.klarna.com/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `export KLARNA_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=klarna_live_api_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: klarna_live_api_${fakeToken('alphanumeric', 19)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
