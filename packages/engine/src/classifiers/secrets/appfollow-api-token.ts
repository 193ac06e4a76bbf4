import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['appfollow'];
const TOKEN = fakeToken('alphanumeric', 20);

export const classifier = defineClassifier({
  id: 'appfollow-api-token',
  name: 'AppFollow API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['appfollow'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{20,100}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.api.appfollow.io/',
  examples: {
    match: [
      { text: `config.appfollow.apiKey = "${TOKEN}"`, source: OWN },
      { text: `APPFOLLOW_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `APPFOLLOW_TOKEN=${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
