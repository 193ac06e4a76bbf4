import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['foursquare'];
const TOKEN = fakeToken('upperDigits', 48);
const OTHER = `fsq3${fakeToken('alphanumeric', 44, 3)}`;

export const classifier = defineClassifier({
  id: 'foursquare-api-key',
  name: 'Foursquare key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['foursquare'],
  patterns: [
    {
      pattern: '[A-Z0-9]{48}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'fsq3[A-Za-z0-9_-]{44,48}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.foursquare.com/',
  examples: {
    match: [
      { text: `config.foursquare.apiKey = "${TOKEN}"`, source: OWN },
      { text: `FOURSQUARE_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `FOURSQUARE_TOKEN=${'X'.repeat(48)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
