import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['getresponse'];
const TOKEN = fakeToken('lowerDigits', 32);

export const classifier = defineClassifier({
  id: 'getresponse-api-key',
  name: 'GetResponse API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['getresponse'],
  patterns: [
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://apidocs.getresponse.com/v3/authentication',
  examples: {
    match: [
      { text: `config.getresponse.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "getresponseToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `GETRESPONSE_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
