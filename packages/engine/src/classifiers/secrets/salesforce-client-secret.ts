import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['salesforce', 'sfdc'];
const TOKEN = `3MVG${fakeToken('alphanumeric', 80)}`;
const OTHER = fakeToken('upperDigits', 64, 3);

export const classifier = defineClassifier({
  id: 'salesforce-client-secret',
  name: 'Salesforce consumer key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['salesforce', 'sfdc'],
  patterns: [
    {
      pattern: '3MVG[A-Za-z0-9_.]{80,90}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[0-9]{19}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://help.salesforce.com/s/articleView?id=sf.connected_app_rotate_consumer_details.htm',
  examples: {
    match: [
      { text: `export SALESFORCE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.salesforce.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `SALESFORCE_TOKEN=3MVG${'x'.repeat(80)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
