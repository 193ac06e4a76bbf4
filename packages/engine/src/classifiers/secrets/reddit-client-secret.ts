import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['reddit'];
const TOKEN = fakeToken('alphanumeric', 27);
const OTHER = fakeToken('alphanumeric', 30, 3);

export const classifier = defineClassifier({
  id: 'reddit-client-secret',
  name: 'Reddit client credential',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['reddit'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{27}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{14}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://github.com/reddit-archive/reddit/wiki/OAuth2',
  examples: {
    match: [
      { text: `  "redditToken": "${TOKEN}",`, source: OWN },
      { text: `REDDIT_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `REDDIT_TOKEN=${'x'.repeat(27)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
