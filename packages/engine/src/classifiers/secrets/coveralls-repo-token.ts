import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['coveralls'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'coveralls-repo-token',
  name: 'Coveralls repository token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['coveralls'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32,37}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.coveralls.io/api-introduction',
  examples: {
    match: [
      { text: `const coverallsSecret = '${TOKEN}';`, source: OWN },
      { text: `coveralls_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `COVERALLS_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
