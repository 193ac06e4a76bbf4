import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['tradier'];
const TOKEN = fakeToken('alphanumeric', 28);

export const classifier = defineClassifier({
  id: 'tradier-access-token',
  name: 'Tradier access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['tradier'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{28}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://documentation.tradier.com/',
  examples: {
    match: [
      { text: `tradier_access_key: ${TOKEN}`, source: OWN },
      { text: `TRADIER_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `TRADIER_TOKEN=${'x'.repeat(28)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
