import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['fal_key', 'fal-key', 'fal.ai'];
const TOKEN = `${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}:${fakeToken('hex', 32, 6)}`;

export const classifier = defineClassifier({
  id: 'fal-api-key',
  name: 'fal API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['fal.ai'],
  patterns: [
    {
      pattern:
        '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}:[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.fal.ai/',
  examples: {
    match: [
      { text: `export FAL_KEY_TOKEN="${TOKEN}"`, source: OWN },
      { text: `FAL_KEY_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `FAL_KEY_TOKEN=${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}:${'0'.repeat(32)}`,
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
