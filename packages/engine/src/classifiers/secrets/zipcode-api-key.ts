import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['zipcodeapi', 'zipcodebase'];
const TOKEN = fakeToken('alphanumeric', 64);
const OTHER = `${fakeToken('hex', 8, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'zipcode-api-key',
  name: 'ZIP code API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['zipcodeapi', 'zipcodebase'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.zipcodeapi.com/API',
  examples: {
    match: [
      { text: `ZIPCODEAPI_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.zipcodeapi.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `ZIPCODEAPI_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
