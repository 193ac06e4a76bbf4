import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['freshbooks'];
const TOKEN = fakeToken('hex', 64);
const OTHER = fakeToken('lowerDigits', 64, 3);

export const classifier = defineClassifier({
  id: 'freshbooks-access-token',
  name: 'FreshBooks access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['freshbooks'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.freshbooks.com/api/authentication',
  examples: {
    match: [
      { text: `FRESHBOOKS_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "freshbooksToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `FRESHBOOKS_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
