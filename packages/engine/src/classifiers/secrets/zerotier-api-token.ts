import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['zerotier'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'zerotier-api-token',
  name: 'ZeroTier API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['zerotier'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.zerotier.com/api/tokens/',
  examples: {
    match: [
      { text: `export ZEROTIER_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "zerotierToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `ZEROTIER_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
