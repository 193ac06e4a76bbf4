import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bugsnag'];
const TOKEN = fakeToken('hex', 32);
const OTHER = `${fakeToken('hex', 8, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'bugsnag-api-key',
  name: 'Bugsnag API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bugsnag'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.bugsnag.com/api/',
  examples: {
    match: [
      { text: `  "bugsnagToken": "${TOKEN}",`, source: OWN },
      { text: `export BUGSNAG_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `BUGSNAG_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
