import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['iexcloud', 'iexapis'];
const TOKEN = `sk_${fakeToken('hex', 32)}`;
const OTHER = fakeToken('lowerDigits', 32, 3);

export const classifier = defineClassifier({
  id: 'iex-cloud-token',
  name: 'IEX Cloud token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['iexcloud', 'iexapis'],
  patterns: [
    {
      pattern: '[spT]k_[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://iexcloud.io/docs/',
  examples: {
    match: [
      { text: `export IEXCLOUD_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "iexcloudToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `IEXCLOUD_TOKEN=sk_${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
