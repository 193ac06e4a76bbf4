import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['deepgram'];
const TOKEN = fakeToken('hex', 40);
const OTHER = fakeToken('hex', 32, 3);

export const classifier = defineClassifier({
  id: 'deepgram-api-key',
  name: 'Deepgram API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['deepgram'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.deepgram.com/',
  examples: {
    match: [
      { text: `DEEPGRAM_API_KEY=${TOKEN}`, source: OWN },
      { text: `export DEEPGRAM_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `DEEPGRAM_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
