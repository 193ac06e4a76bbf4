import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['route4me'];
const TOKEN = fakeToken('upperDigits', 32);

export const classifier = defineClassifier({
  id: 'route4me-api-key',
  name: 'Route4Me API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['route4me'],
  patterns: [
    {
      pattern: '[A-Z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://route4me.io/docs/',
  examples: {
    match: [
      { text: `const route4meSecret = '${TOKEN}';`, source: OWN },
      { text: `route4me_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `ROUTE4ME_TOKEN=${'X'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
