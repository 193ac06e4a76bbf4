import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['datadog', 'dd_api', 'dd_app', 'dd-api', 'dd-application'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('hex', 40, 3);

export const classifier = defineClassifier({
  id: 'datadog-api-key',
  name: 'Datadog API or application key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['datadog'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.datadoghq.com/account_management/api-app-keys/',
  examples: {
    match: [
      { text: `export DATADOG_TOKEN="${TOKEN}"`, source: OWN },
      { text: `DATADOG_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `DATADOG_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
