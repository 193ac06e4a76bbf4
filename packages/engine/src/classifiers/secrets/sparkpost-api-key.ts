import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['sparkpost'];
const TOKEN = fakeToken('hex', 40);
const OTHER = fakeToken('lowerDigits', 40, 3);

export const classifier = defineClassifier({
  id: 'sparkpost-api-key',
  name: 'SparkPost API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sparkpost'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.sparkpost.com/api/',
  examples: {
    match: [
      { text: `  "sparkpostToken": "${TOKEN}",`, source: OWN },
      { text: `sparkpost_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `SPARKPOST_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
