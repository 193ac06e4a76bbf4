import { fakeToken } from '../../values/fake-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `AAAAAAAAAAAAAAAAAAAAA${fakeToken('alphanumeric', 70)}`;

export const classifier = defineClassifier({
  id: 'twitter-bearer-token',
  name: 'X (Twitter) bearer token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['twitter'],
  patterns: [{ pattern: 'A{21}[A-Za-z0-9%]{70,120}', alone: 'high' }],
  reference: 'https://developer.x.com/en/docs/authentication/oauth-2-0/bearer-tokens',
  examples: {
    match: [
      { text: `config.twitter.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export TWITTER_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=AAAAAAAAAAAAAAAAAAAAA${'x'.repeat(70)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: AAAAAAAAAAAAAAAAAAAAA${fakeToken('alphanumeric', 34)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
