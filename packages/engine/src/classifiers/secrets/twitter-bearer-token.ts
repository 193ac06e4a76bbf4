import { fakeToken } from '../../values/fake-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['twitter', 'bearer'];
const TOKEN = `AAAAAAAAAAAAAAAAAAAAA${fakeToken('alphanumeric', 70)}`;

export const classifier = defineClassifier({
  id: 'twitter-bearer-token',
  name: 'X (Twitter) bearer token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['twitter'],
  patterns: [
    { pattern: 'A{21}[A-Za-z0-9%]{70,120}', after: { words: VENDOR, within: 60 }, alone: 'high' },
  ],
  reference: 'https://developer.x.com/en/docs/authentication/oauth-2-0/bearer-tokens',
  examples: {
    match: [
      { text: `config.twitter.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const twitterSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `# ${VENDOR[0]} needs a login`, source: `${OWN}: no value` },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
