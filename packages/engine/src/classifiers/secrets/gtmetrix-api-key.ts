import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['gtmetrix'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'gtmetrix-api-key',
  name: 'GTmetrix API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['gtmetrix'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://gtmetrix.com/api/docs/2.0/',
  examples: {
    match: [
      { text: `config.gtmetrix.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const gtmetrixSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `GTMETRIX_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
