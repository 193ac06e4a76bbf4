import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['confluent', 'kafka', 'sasl'];
const TOKEN = fakeToken('alphanumeric', 64);

export const classifier = defineClassifier({
  id: 'confluent-secret-key',
  name: 'Confluent Cloud API secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['confluent', 'kafka', 'sasl'],
  patterns: [
    {
      pattern: '[A-Za-z0-9+/]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://docs.confluent.io/cloud/current/security/authenticate/workload-identities/service-accounts/api-keys/overview.html',
  examples: {
    match: [
      { text: `confluent_access_key: ${TOKEN}`, source: OWN },
      { text: `config.confluent.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `CONFLUENT_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
