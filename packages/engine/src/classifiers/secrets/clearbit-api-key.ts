import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['clearbit'];
const TOKEN = `sk_${fakeToken('hex', 32)}`;
const OTHER = fakeToken('lowerDigits', 35, 3);

export const classifier = defineClassifier({
  id: 'clearbit-api-key',
  name: 'Clearbit API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['clearbit'],
  patterns: [
    {
      pattern: 'sk_[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{35}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://dashboard.clearbit.com/docs',
  examples: {
    match: [
      { text: `clearbit_access_key: ${TOKEN}`, source: OWN },
      { text: `export CLEARBIT_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `CLEARBIT_TOKEN=sk_${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
