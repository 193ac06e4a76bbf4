import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['nylas'];
const TOKEN = fakeToken('lowerDigits', 30);
const OTHER = `nyk_v0_${fakeToken('alphanumeric', 60, 3)}`;

export const classifier = defineClassifier({
  id: 'nylas-api-key',
  name: 'Nylas API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['nylas'],
  patterns: [
    {
      pattern: '[a-z0-9]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'nyk_v0_[A-Za-z0-9]{60,70}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.nylas.com/docs/v3/auth/',
  examples: {
    match: [
      { text: `NYLAS_API_KEY=${TOKEN}`, source: OWN },
      { text: `const nylasSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `NYLAS_TOKEN=${'x'.repeat(30)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
