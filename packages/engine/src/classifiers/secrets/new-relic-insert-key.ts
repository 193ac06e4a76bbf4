import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `NRII-${fakeToken('alphanumeric', 32)}`;
const OTHER = `NRIQ-${fakeToken('alphanumeric', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'new-relic-insert-key',
  name: 'New Relic insert or query key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['newrelic', 'new relic'],
  patterns: [
    { pattern: 'NRII-[A-Za-z0-9_-]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'NRIQ-[A-Za-z0-9_-]{32}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  examples: {
    match: [
      { text: `config.newrelic.apiKey = "${TOKEN}"`, source: OWN },
      { text: `NEWRELIC_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=NRII-${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: NRII-${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
