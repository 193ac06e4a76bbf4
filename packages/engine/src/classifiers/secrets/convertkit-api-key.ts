import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['convertkit'];
const TOKEN = fakeToken('alphanumeric', 22);
const OTHER = fakeToken('alphanumeric', 43, 3);

export const classifier = defineClassifier({
  id: 'convertkit-api-key',
  name: 'ConvertKit API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['convertkit'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'kit_[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.kit.com/',
  examples: {
    match: [
      { text: `CONVERTKIT_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "convertkitToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `CONVERTKIT_TOKEN=${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
