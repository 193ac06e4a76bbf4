import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['travis'];
const TOKEN = fakeToken('alphanumeric', 22);

export const classifier = defineClassifier({
  id: 'travis-ci-token',
  name: 'Travis CI token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['travis'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.travis-ci.com/user/triggering-builds/',
  examples: {
    match: [
      { text: `TRAVIS_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "travisToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `TRAVIS_TOKEN=${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
