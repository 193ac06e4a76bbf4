import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['freshdesk'];
const TOKEN = fakeToken('alphanumeric', 20);
const OTHER = fakeToken('alphanumeric', 17, 3);

export const classifier = defineClassifier({
  id: 'freshdesk-api-key',
  name: 'Freshdesk API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['freshdesk'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{17,22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.freshdesk.com/api/',
  examples: {
    match: [
      { text: `  "freshdeskToken": "${TOKEN}",`, source: OWN },
      { text: `export FRESHDESK_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `FRESHDESK_TOKEN=${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
