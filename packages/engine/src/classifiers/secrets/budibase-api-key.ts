import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['budibase'];
const TOKEN = `${fakeToken('hex', 32)}-${fakeToken('hex', 78, 2)}`;

export const classifier = defineClassifier({
  id: 'budibase-api-key',
  name: 'Budibase API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['budibase'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}-[a-f0-9]{78,90}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.budibase.com/docs/public-api',
  examples: {
    match: [
      { text: `config.budibase.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "budibaseToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `BUDIBASE_TOKEN=${'0'.repeat(32)}-${'0'.repeat(78)}`,
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
