import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['lob_', 'lob-'];
const TOKEN = `live_${fakeToken('hex', 35)}`;
const OTHER = `test_${fakeToken('hex', 35, 3)}`;

export const classifier = defineClassifier({
  id: 'lob-api-key',
  name: 'Lob API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['lob'],
  patterns: [
    {
      pattern: 'live_[a-f0-9]{35}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'test_[a-f0-9]{35}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.lob.com/',
  examples: {
    match: [
      { text: `lob_ = '${TOKEN}'`, source: OWN },
      { text: `export LOB_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `LOB_TOKEN=live_${'0'.repeat(35)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
