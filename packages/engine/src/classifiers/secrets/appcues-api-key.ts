import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['appcues'];
const TOKEN = fakeToken('lowerDigits', 39);
const OTHER = fakeToken('lowerDigits', 36, 3);

export const classifier = defineClassifier({
  id: 'appcues-api-key',
  name: 'Appcues API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['appcues'],
  patterns: [
    {
      pattern: '[a-z0-9]{39}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{36}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.appcues.com/',
  examples: {
    match: [
      { text: `appcues_access_key: ${TOKEN}`, source: OWN },
      { text: `config.appcues.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `APPCUES_TOKEN=${'x'.repeat(39)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
