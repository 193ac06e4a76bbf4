import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `NRJS-${fakeToken('hex', 19)}`;

export const classifier = defineClassifier({
  id: 'new-relic-browser-key',
  name: 'New Relic browser key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['newrelic', 'new relic'],
  patterns: [{ pattern: 'NRJS-[a-f0-9]{19}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  examples: {
    match: [
      { text: `NEWRELIC_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "newrelicToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=NRJS-${'0'.repeat(19)}`, source: `${OWN}: a placeholder` },
      { text: `token: NRJS-${fakeToken('hex', 8)}`, source: `${OWN}: too short` },
    ],
  },
});
