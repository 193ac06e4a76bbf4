import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `NRRA-${fakeToken('hex', 42)}`;

export const classifier = defineClassifier({
  id: 'new-relic-rest-key',
  name: 'New Relic REST API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['newrelic', 'new relic'],
  patterns: [{ pattern: 'NRRA-[a-f0-9]{42}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `  "newrelicToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=NRRA-${'0'.repeat(42)}`, source: `${OWN}: a placeholder` },
      { text: `token: NRRA-${fakeToken('hex', 20)}`, source: `${OWN}: too short` },
    ],
  },
});
