import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['cloudmersive'];
const TOKEN = `${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}`;
const OTHER = `${fakeToken('lowerDigits', 3, 3)}-${fakeToken('lowerDigits', 4, 4)}-${fakeToken('lowerDigits', 4, 5)}-${fakeToken('lowerDigits', 4, 6)}-${fakeToken('lowerDigits', 4, 7)}-${fakeToken('lowerDigits', 7, 8)}`;

export const classifier = defineClassifier({
  id: 'cloudmersive-api-key',
  name: 'Cloudmersive API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cloudmersive'],
  patterns: [
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{3,8}-[0-9a-z]{4,8}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{7,12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://api.cloudmersive.com/',
  examples: {
    match: [
      { text: `config.cloudmersive.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "cloudmersiveToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `CLOUDMERSIVE_TOKEN=${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
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
