import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['intrinio'];
const TOKEN = fakeToken('alphanumeric', 44);
const OTHER = fakeToken('alphanumeric', 44, 3);

export const classifier = defineClassifier({
  id: 'intrinio-api-key',
  name: 'Intrinio API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['intrinio'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{44}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{44}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.intrinio.com/',
  examples: {
    match: [
      { text: `const intrinioSecret = '${TOKEN}';`, source: OWN },
      { text: `  "intrinioToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `INTRINIO_TOKEN=${'x'.repeat(44)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
