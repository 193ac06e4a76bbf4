import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['deepl'];
const TOKEN = `${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}:fx`;
const OTHER = `${fakeToken('hex', 8, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'deepl-api-key',
  name: 'DeepL API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['deepl'],
  patterns: [
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}:fx',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.deepl.com/docs/getting-started/auth',
  examples: {
    match: [
      { text: `  "deeplToken": "${TOKEN}",`, source: OWN },
      { text: `deepl_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      {
        text: `DEEPL_TOKEN=${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}:fx`,
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
