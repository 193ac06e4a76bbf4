import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['etsy'];
const TOKEN = fakeToken('lowerDigits', 24);

export const classifier = defineClassifier({
  id: 'etsy-api-key',
  name: 'Etsy API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['etsy'],
  patterns: [
    {
      pattern: '[a-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.etsy.com/documentation/essentials/authentication/',
  examples: {
    match: [
      { text: `  "etsyToken": "${TOKEN}",`, source: OWN },
      { text: `export ETSY_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `ETSY_TOKEN=${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
