import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['twitter', 'tweepy', 'consumer_secret', 'consumersecret'];
const TOKEN = fakeToken('alphanumeric', 50);
const OTHER = fakeToken('alphanumeric', 45, 3);

export const classifier = defineClassifier({
  id: 'twitter-api-secret',
  name: 'X (Twitter) consumer or token secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['twitter', 'tweepy', 'consumersecret'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{50}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{45}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{35,50}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.x.com/en/docs/authentication/oauth-1-0a/api-key-and-secret',
  examples: {
    match: [
      { text: `  "twitterToken": "${TOKEN}",`, source: OWN },
      { text: `export TWITTER_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `TWITTER_TOKEN=${'x'.repeat(50)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
