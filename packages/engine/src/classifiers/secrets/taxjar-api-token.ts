import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['taxjar'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('lowerDigits', 32, 3);

export const classifier = defineClassifier({
  id: 'taxjar-api-token',
  name: 'TaxJar API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['taxjar'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.taxjar.com/api/reference/',
  examples: {
    match: [
      { text: `export TAXJAR_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const taxjarSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `TAXJAR_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
