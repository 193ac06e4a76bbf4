import { checksumLevel, tokenCheck } from '../../values/checksummed-token.ts';
import { fakeToken } from '../../values/fake-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const RANDOM = fakeToken('alphanumeric', 30);
const TOKEN = `npm_${RANDOM}${tokenCheck(RANDOM)}`;

export const classifier = defineClassifier({
  id: 'npm-access-token',
  name: 'npm access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['npm'],
  patterns: [{ pattern: 'npm_[A-Za-z0-9]{36}', alone: 'high', validate: checksumLevel }],
  reference: 'https://docs.npmjs.com/about-access-tokens',
  examples: {
    match: [
      { text: `npm_access_key: ${TOKEN}`, source: OWN },
      { text: `config.npm.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=npm_${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      { text: `token: npm_${fakeToken('alphanumeric', 17)}`, source: `${OWN}: too short` },
    ],
  },
});
