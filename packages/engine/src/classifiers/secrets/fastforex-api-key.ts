import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['fastforex'];
const TOKEN = fakeToken('lowerDigits', 28);
const OTHER = `${fakeToken('hex', 10, 3)}-${fakeToken('hex', 10, 4)}-${fakeToken('lowerDigits', 6, 5)}`;

export const classifier = defineClassifier({
  id: 'fastforex-api-key',
  name: 'fastFOREX API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['fastforex'],
  patterns: [
    {
      pattern: '[a-z0-9]{28}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{10}-[a-f0-9]{10}-[a-z0-9]{6}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://fastforex.readme.io/reference/introduction',
  examples: {
    match: [
      { text: `fastforex_access_key: ${TOKEN}`, source: OWN },
      { text: `FASTFOREX_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `FASTFOREX_TOKEN=${'x'.repeat(28)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
