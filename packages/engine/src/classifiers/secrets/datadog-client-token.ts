import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['datadog', 'dd_', 'clienttoken', 'client_token'];
const TOKEN = `pub${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'datadog-client-token',
  name: 'Datadog client token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['datadog'],
  patterns: [
    {
      pattern: 'pub[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.datadoghq.com/account_management/api-app-keys/',
  examples: {
    match: [
      { text: `const datadogSecret = '${TOKEN}';`, source: OWN },
      { text: `config.datadog.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `DATADOG_TOKEN=pub${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
