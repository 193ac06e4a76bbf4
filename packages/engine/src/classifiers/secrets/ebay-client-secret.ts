import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['ebay'];
const TOKEN = `PRD-${fakeToken('hex', 12)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}`;
const OTHER = `SBX-${fakeToken('hex', 12, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 4, 7)}`;

export const classifier = defineClassifier({
  id: 'ebay-client-secret',
  name: 'eBay client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['ebay'],
  patterns: [
    {
      pattern: 'PRD-[a-f0-9]{12}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'SBX-[a-f0-9]{12}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.ebay.com/api-docs/static/oauth-credentials.html',
  examples: {
    match: [
      { text: `ebay_access_key: ${TOKEN}`, source: OWN },
      { text: `export EBAY_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `EBAY_TOKEN=PRD-${'0'.repeat(12)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}`,
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
