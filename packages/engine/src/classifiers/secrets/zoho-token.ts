import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['zoho'];
const TOKEN = `1000.${fakeToken('hex', 32)}.${fakeToken('hex', 32, 2)}`;
const OTHER = `1000.${fakeToken('upperDigits', 30, 3)}`;

export const classifier = defineClassifier({
  id: 'zoho-token',
  name: 'Zoho token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['zoho'],
  patterns: [
    {
      pattern: '1000\\.[a-f0-9]{32}\\.[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '1000\\.[A-Z0-9]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{42}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.zoho.com/accounts/protocol/oauth.html',
  examples: {
    match: [
      { text: `  "zohoToken": "${TOKEN}",`, source: OWN },
      { text: `config.zoho.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `ZOHO_TOKEN=1000.${'0'.repeat(32)}.${'0'.repeat(32)}`,
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
