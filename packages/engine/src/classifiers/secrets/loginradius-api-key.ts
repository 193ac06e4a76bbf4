import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['loginradius'];
const TOKEN = `${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}`;

export const classifier = defineClassifier({
  id: 'loginradius-api-key',
  name: 'LoginRadius API key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['loginradius'],
  patterns: [
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.loginradius.com/docs/api/v2/getting-started/introduction/',
  examples: {
    match: [
      { text: `export LOGINRADIUS_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.loginradius.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `LOGINRADIUS_TOKEN=${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
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
