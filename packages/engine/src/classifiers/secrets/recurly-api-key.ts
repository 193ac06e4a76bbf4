import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['recurly'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'recurly-api-key',
  name: 'Recurly API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['recurly'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://recurly.com/developers/api/',
  examples: {
    match: [
      { text: `RECURLY_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.recurly.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `RECURLY_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
