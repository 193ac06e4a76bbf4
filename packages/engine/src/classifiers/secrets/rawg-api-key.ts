import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['rawg', 'igdb'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('lowerDigits', 30, 3);

export const classifier = defineClassifier({
  id: 'rawg-api-key',
  name: 'RAWG or IGDB key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['rawg', 'igdb'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://rawg.io/apidocs',
  examples: {
    match: [
      { text: `rawg_access_key: ${TOKEN}`, source: OWN },
      { text: `export RAWG_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `RAWG_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
