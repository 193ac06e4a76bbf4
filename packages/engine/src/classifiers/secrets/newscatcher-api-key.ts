import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['newscatcher', 'newsapi'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('alphanumeric', 43, 3);

export const classifier = defineClassifier({
  id: 'newscatcher-api-key',
  name: 'Newscatcher or NewsAPI key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['newscatcher', 'newsapi'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://newsapi.org/docs/authentication',
  examples: {
    match: [
      { text: `const newscatcherSecret = '${TOKEN}';`, source: OWN },
      { text: `  "newscatcherToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `NEWSCATCHER_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
