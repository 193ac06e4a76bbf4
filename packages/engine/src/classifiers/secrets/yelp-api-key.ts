import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['yelp'];
const TOKEN = fakeToken('alphanumeric', 128);

export const classifier = defineClassifier({
  id: 'yelp-api-key',
  name: 'Yelp API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['yelp'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_=.-]{128}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.developer.yelp.com/docs/fusion-authentication',
  examples: {
    match: [
      { text: `config.yelp.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export YELP_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `YELP_TOKEN=${'x'.repeat(128)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
