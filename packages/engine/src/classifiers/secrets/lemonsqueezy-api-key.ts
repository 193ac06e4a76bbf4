import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['lemonsqueezy', 'lemon_squeezy'];
const TOKEN = `eyJ${fakeToken('alphanumeric', 20)}.${fakeToken('alphanumeric', 200, 2)}.${fakeToken('alphanumeric', 100, 3)}`;

export const classifier = defineClassifier({
  id: 'lemonsqueezy-api-key',
  name: 'Lemon Squeezy API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['lemonsqueezy'],
  patterns: [
    {
      pattern: 'eyJ[A-Za-z0-9_-]{20,100}\\.[A-Za-z0-9_-]{200,900}\\.[A-Za-z0-9_-]{100,900}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.lemonsqueezy.com/api',
  examples: {
    match: [
      { text: `LEMONSQUEEZY_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "lemonsqueezyToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `LEMONSQUEEZY_TOKEN=eyJ${'x'.repeat(20)}.${'x'.repeat(200)}.${'x'.repeat(100)}`,
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
