import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['meaningcloud', 'monkeylearn'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('hex', 40, 3);

export const classifier = defineClassifier({
  id: 'monkeylearn-api-key',
  name: 'MeaningCloud or MonkeyLearn key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['meaningcloud', 'monkeylearn'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://monkeylearn.com/api/v3/',
  examples: {
    match: [
      { text: `MEANINGCLOUD_API_KEY=${TOKEN}`, source: OWN },
      { text: `export MEANINGCLOUD_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MEANINGCLOUD_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
