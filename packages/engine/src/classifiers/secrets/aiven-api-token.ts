import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['aiven'];
const TOKEN = fakeToken('alphanumeric', 372);
const OTHER = fakeToken('alphanumeric', 60, 3);

export const classifier = defineClassifier({
  id: 'aiven-api-token',
  name: 'Aiven API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['aiven'],
  patterns: [
    {
      pattern: '[A-Za-z0-9/+=]{372}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9/+]{60,600}={0,2}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://aiven.io/docs/platform/howto/create_authentication_token',
  examples: {
    match: [
      { text: `aiven_access_key: ${TOKEN}`, source: OWN },
      { text: `export AIVEN_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `AIVEN_TOKEN=${'x'.repeat(372)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
