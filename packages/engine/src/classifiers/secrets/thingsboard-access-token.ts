import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['thingsboard', 'provisiondevice'];
const TOKEN = fakeToken('lowerDigits', 20);

export const classifier = defineClassifier({
  id: 'thingsboard-access-token',
  name: 'ThingsBoard device credential',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['thingsboard', 'provisiondevice'],
  patterns: [
    {
      pattern: '[a-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://thingsboard.io/docs/user-guide/access-token/',
  examples: {
    match: [
      { text: `const thingsboardSecret = '${TOKEN}';`, source: OWN },
      { text: `export THINGSBOARD_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `THINGSBOARD_TOKEN=${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
