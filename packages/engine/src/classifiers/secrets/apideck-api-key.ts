import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['apideck'];
const TOKEN = `sk_live_${fakeToken('lowerDigits', 40)}`;

export const classifier = defineClassifier({
  id: 'apideck-api-key',
  name: 'Apideck API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['apideck'],
  patterns: [
    {
      pattern: 'sk_live_[a-z0-9-]{40,100}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.apideck.com/',
  examples: {
    match: [
      { text: `  "apideckToken": "${TOKEN}",`, source: OWN },
      { text: `const apideckSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `APIDECK_TOKEN=sk_live_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
