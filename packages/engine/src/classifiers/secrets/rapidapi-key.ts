import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['rapidapi', 'mashape'];
const TOKEN = `${fakeToken('hex', 10)}msh${fakeToken('hex', 15, 2)}p${fakeToken('hex', 6, 3)}jsn${fakeToken('hex', 12, 4)}`;
const OTHER = fakeToken('alphanumeric', 50, 3);

export const classifier = defineClassifier({
  id: 'rapidapi-key',
  name: 'RapidAPI key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['rapidapi', 'mashape'],
  patterns: [
    {
      pattern: '[a-f0-9]{10}msh[a-f0-9]{15}p[a-f0-9]{6}jsn[a-f0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{50}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.rapidapi.com/docs/keys',
  examples: {
    match: [
      { text: `export RAPIDAPI_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "rapidapiToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `RAPIDAPI_TOKEN=${'0'.repeat(10)}msh${'0'.repeat(15)}p${'0'.repeat(6)}jsn${'0'.repeat(12)}`,
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
