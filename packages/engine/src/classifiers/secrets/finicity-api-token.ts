import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['finicity'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('alphanumeric', 20, 3);

export const classifier = defineClassifier({
  id: 'finicity-api-token',
  name: 'Finicity app key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['finicity'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.mastercard.com/open-finance-us/documentation/',
  examples: {
    match: [
      { text: `  "finicityToken": "${TOKEN}",`, source: OWN },
      { text: `const finicitySecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `FINICITY_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
