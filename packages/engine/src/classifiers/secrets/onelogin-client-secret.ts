import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['onelogin'];
const TOKEN = fakeToken('hex', 64);

export const classifier = defineClassifier({
  id: 'onelogin-client-secret',
  name: 'OneLogin client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['onelogin'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://developers.onelogin.com/api-docs/2/getting-started/working-with-api-credentials',
  examples: {
    match: [
      { text: `config.onelogin.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "oneloginToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `ONELOGIN_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
