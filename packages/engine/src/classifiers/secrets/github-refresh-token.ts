import { checksumLevel, tokenCheck } from '../../values/checksummed-token.ts';
import { fakeToken } from '../../values/fake-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const RANDOM = fakeToken('alphanumeric', 30);
const TOKEN = `ghr_${RANDOM}${tokenCheck(RANDOM)}`;
const OTHER = `ghr_${fakeToken('alphanumeric', 36, 5)}`;

export const classifier = defineClassifier({
  id: 'github-refresh-token',
  name: 'GitHub refresh token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['github'],
  patterns: [
    { pattern: 'ghr_[A-Za-z0-9]{36}', alone: 'high', validate: checksumLevel },
    { pattern: 'ghr_[A-Za-z0-9]{76}', alone: 'high', validate: checksumLevel },
  ],
  reference:
    'https://docs.github.com/en/apps/creating-github-apps/authenticating-with-a-github-app/refreshing-user-access-tokens',
  examples: {
    match: [
      { text: `const githubSecret = '${TOKEN}';`, source: OWN },
      { text: `github_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ghr_${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      { text: `token: ghr_${fakeToken('alphanumeric', 17)}`, source: `${OWN}: too short` },
    ],
  },
});
