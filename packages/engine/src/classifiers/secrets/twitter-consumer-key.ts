import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['twitter', 'tweepy', 'consumer_key', 'consumerkey'];
const TOKEN = fakeToken('alphanumeric', 25);
const OTHER = fakeToken('alphanumeric', 18, 3);

export const classifier = defineClassifier({
  id: 'twitter-consumer-key',
  name: 'X (Twitter) consumer key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['twitter', 'tweepy', 'consumerkey'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{25}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{18,25}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.x.com/en/docs/authentication/oauth-1-0a/api-key-and-secret',
  examples: {
    match: [
      { text: `TWITTER_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "twitterToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `TWITTER_TOKEN=${'x'.repeat(25)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
