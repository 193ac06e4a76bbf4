import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['stormglass'];
const TOKEN = `${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}-${fakeToken('hex', 8, 6)}-${fakeToken('hex', 4, 7)}-${fakeToken('hex', 4, 8)}-${fakeToken('hex', 4, 9)}-${fakeToken('hex', 12, 10)}`;
const OTHER = fakeToken('lowerDigits', 60, 3);

export const classifier = defineClassifier({
  id: 'stormglass-api-key',
  name: 'Storm Glass API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['stormglass'],
  patterns: [
    {
      pattern:
        '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}-[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[0-9a-z-]{60,75}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.stormglass.io/',
  examples: {
    match: [
      { text: `const stormglassSecret = '${TOKEN}';`, source: OWN },
      { text: `STORMGLASS_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      {
        text: `STORMGLASS_TOKEN=${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}-${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
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
