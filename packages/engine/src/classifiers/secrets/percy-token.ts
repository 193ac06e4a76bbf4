import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['percy'];
const TOKEN = `web_${fakeToken('hex', 64)}`;
const OTHER = fakeToken('hex', 64, 3);

export const classifier = defineClassifier({
  id: 'percy-token',
  name: 'Percy token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['percy'],
  patterns: [
    {
      pattern: '(?:web|app|auto)_[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.browserstack.com/docs/percy/',
  examples: {
    match: [
      { text: `PERCY_API_KEY=${TOKEN}`, source: OWN },
      { text: `const percySecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `PERCY_TOKEN=web_${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
