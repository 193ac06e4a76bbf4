import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `secret-token:mercury_production_${fakeToken('alphanumeric', 20)}`;

export const classifier = defineClassifier({
  id: 'mercury-api-token',
  name: 'Mercury API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mercury'],
  patterns: [
    {
      pattern: 'secret-token:mercury_production_[A-Za-z0-9_]{20,80}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.mercury.com/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `config.mercury.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=secret-token:mercury_production_${'x'.repeat(20)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: secret-token:mercury_production_${fakeToken('alphanumeric', 9)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
