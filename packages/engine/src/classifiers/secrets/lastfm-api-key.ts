import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['lastfm', 'last_fm', 'last.fm'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'lastfm-api-key',
  name: 'Last.fm API key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['lastfm', 'last.fm'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.last.fm/api/authentication',
  examples: {
    match: [
      { text: `const lastfmSecret = '${TOKEN}';`, source: OWN },
      { text: `  "lastfmToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `LASTFM_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
