import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['clockify'];
const TOKEN = fakeToken('alphanumeric', 48);
const OTHER = fakeToken('alphanumeric', 16, 3);

export const classifier = defineClassifier({
  id: 'clockify-api-key',
  name: 'Clockify API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['clockify'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{48}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{16}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.clockify.me/',
  examples: {
    match: [
      { text: `CLOCKIFY_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.clockify.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `CLOCKIFY_TOKEN=${'x'.repeat(48)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
