import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['plaid'];
const TOKEN = fakeToken('hex', 30);
const OTHER = fakeToken('hex', 24, 3);

export const classifier = defineClassifier({
  id: 'plaid-secret',
  name: 'Plaid client id or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['plaid'],
  patterns: [
    {
      pattern: '[a-f0-9]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://plaid.com/docs/quickstart/glossary/',
  examples: {
    match: [
      { text: `plaid_access_key: ${TOKEN}`, source: OWN },
      { text: `  "plaidToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `PLAID_TOKEN=${'0'.repeat(30)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
