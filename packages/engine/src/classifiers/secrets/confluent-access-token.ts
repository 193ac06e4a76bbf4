import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['confluent'];
const TOKEN = fakeToken('upperDigits', 16);
const OTHER = fakeToken('alphanumeric', 16, 3);

export const classifier = defineClassifier({
  id: 'confluent-access-token',
  name: 'Confluent Cloud API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['confluent'],
  patterns: [
    {
      pattern: '[A-Z0-9]{16}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{16}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://docs.confluent.io/cloud/current/security/authenticate/workload-identities/service-accounts/api-keys/overview.html',
  examples: {
    match: [
      { text: `export CONFLUENT_TOKEN="${TOKEN}"`, source: OWN },
      { text: `confluent_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `CONFLUENT_TOKEN=${'X'.repeat(16)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
