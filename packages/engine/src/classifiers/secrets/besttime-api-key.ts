import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['besttime'];
const TOKEN = fakeToken('alphanumeric', 36);
const OTHER = `pri_${fakeToken('hex', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'besttime-api-key',
  name: 'BestTime API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['besttime'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_]{36}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'pri_[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://documentation.besttime.app/',
  examples: {
    match: [
      { text: `besttime_access_key: ${TOKEN}`, source: OWN },
      { text: `export BESTTIME_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `BESTTIME_TOKEN=${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
