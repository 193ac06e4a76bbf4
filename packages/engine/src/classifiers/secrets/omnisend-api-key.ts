import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['omnisend'];
const TOKEN = `${fakeToken('hex', 24)}-${fakeToken('alphanumeric', 20, 2)}`;
const OTHER = fakeToken('alphanumeric', 75, 3);

export const classifier = defineClassifier({
  id: 'omnisend-api-key',
  name: 'Omnisend API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['omnisend'],
  patterns: [
    {
      pattern: '[a-f0-9]{24}-[A-Za-z0-9]{20,50}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{75}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://api-docs.omnisend.com/',
  examples: {
    match: [
      { text: `export OMNISEND_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.omnisend.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `OMNISEND_TOKEN=${'0'.repeat(24)}-${'x'.repeat(20)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
