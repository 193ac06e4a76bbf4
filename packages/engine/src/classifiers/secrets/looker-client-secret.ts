import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['looker'];
const TOKEN = fakeToken('lowerDigits', 24);
const OTHER = fakeToken('lowerDigits', 20, 3);

export const classifier = defineClassifier({
  id: 'looker-client-secret',
  name: 'Looker API credential',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['looker'],
  patterns: [
    {
      pattern: '[a-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://cloud.google.com/looker/docs/api-auth',
  examples: {
    match: [
      { text: `LOOKER_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "lookerToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `LOOKER_TOKEN=${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
