import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pub${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'datadog-client-token',
  name: 'Datadog client token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['datadog'],
  patterns: [{ pattern: 'pub[a-f0-9]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.datadoghq.com/account_management/api-app-keys/',
  examples: {
    match: [
      { text: `  "datadogToken": "${TOKEN}",`, source: OWN },
      { text: `export DATADOG_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pub${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: pub${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
