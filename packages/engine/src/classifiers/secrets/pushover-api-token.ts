import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['pushover'];
const TOKEN = fakeToken('lowerDigits', 30);

export const classifier = defineClassifier({
  id: 'pushover-api-token',
  name: 'Pushover token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pushover'],
  patterns: [
    {
      pattern: '[a-z0-9]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://pushover.net/api',
  examples: {
    match: [
      { text: `PUSHOVER_API_KEY=${TOKEN}`, source: OWN },
      { text: `pushover_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `PUSHOVER_TOKEN=${'x'.repeat(30)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
