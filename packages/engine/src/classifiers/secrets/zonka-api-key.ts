import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['zonka'];
const TOKEN = fakeToken('alphanumeric', 36);

export const classifier = defineClassifier({
  id: 'zonka-api-key',
  name: 'Zonka Feedback API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['zonka'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{36}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://apidocs.zonkafeedback.com/',
  examples: {
    match: [
      { text: `zonka_access_key: ${TOKEN}`, source: OWN },
      { text: `export ZONKA_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `ZONKA_TOKEN=${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
