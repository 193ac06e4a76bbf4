import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['vbout'];
const TOKEN = fakeToken('digits', 25);

export const classifier = defineClassifier({
  id: 'vbout-api-key',
  name: 'VBOUT API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vbout'],
  patterns: [
    {
      pattern: '[0-9]{25}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.vbout.com/',
  examples: {
    match: [
      { text: `VBOUT_API_KEY=${TOKEN}`, source: OWN },
      { text: `const vboutSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `VBOUT_TOKEN=${'0'.repeat(25)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
