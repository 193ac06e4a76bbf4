import { checksumLevel, tokenCheck } from '../../values/checksummed-token.ts';
import { fakeToken } from '../../values/fake-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const RANDOM = fakeToken('alphanumeric', 30);
const TOKEN = `ghu_${RANDOM}${tokenCheck(RANDOM)}`;
const OTHER = `ghs_${fakeToken('alphanumeric', 36, 5)}`;

export const classifier = defineClassifier({
  id: 'github-app-token',
  name: 'GitHub App user or installation token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['github'],
  patterns: [
    { pattern: 'ghu_[A-Za-z0-9]{36}', alone: 'high', validate: checksumLevel },
    { pattern: 'ghs_[A-Za-z0-9]{36}', alone: 'high', validate: checksumLevel },
  ],
  reference:
    'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  examples: {
    match: [
      { text: `  "githubToken": "${TOKEN}",`, source: OWN },
      { text: `export GITHUB_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ghu_${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      { text: `token: ghu_${fakeToken('alphanumeric', 17)}`, source: `${OWN}: too short` },
    ],
  },
});
