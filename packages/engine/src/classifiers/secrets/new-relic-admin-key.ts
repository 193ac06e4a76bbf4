import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `NRAA-${fakeToken('hex', 27)}`;

export const classifier = defineClassifier({
  id: 'new-relic-admin-key',
  name: 'New Relic admin API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['newrelic', 'new relic'],
  patterns: [{ pattern: 'NRAA-[a-f0-9]{27}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  examples: {
    match: [
      { text: `newrelic_access_key: ${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=NRAA-${'0'.repeat(27)}`, source: `${OWN}: a placeholder` },
      { text: `token: NRAA-${fakeToken('hex', 12)}`, source: `${OWN}: too short` },
    ],
  },
});
