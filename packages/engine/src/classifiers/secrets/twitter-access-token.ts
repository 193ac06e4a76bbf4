import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['twitter', 'tweepy', 'access_token', 'accesstoken', 'oauth_token'];
const TOKEN = `${fakeToken('digits', 6)}-${fakeToken('alphanumeric', 30, 2)}`;

export const classifier = defineClassifier({
  id: 'twitter-access-token',
  name: 'X (Twitter) access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['twitter', 'tweepy', 'accesstoken'],
  patterns: [
    {
      pattern: '[0-9]{6,20}-[A-Za-z0-9]{30,45}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://developer.x.com/en/docs/authentication/oauth-1-0a/obtaining-user-access-tokens',
  examples: {
    match: [
      { text: `const twitterSecret = '${TOKEN}';`, source: OWN },
      { text: `twitter_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `TWITTER_TOKEN=${'0'.repeat(6)}-${'x'.repeat(30)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
