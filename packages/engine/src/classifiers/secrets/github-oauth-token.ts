import { checksumLevel, tokenCheck } from '../../values/checksummed-token.ts';
import { fakeToken } from '../../values/fake-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const RANDOM = fakeToken('alphanumeric', 30);
const TOKEN = `gho_${RANDOM}${tokenCheck(RANDOM)}`;

export const classifier = defineClassifier({
  id: 'github-oauth-token',
  name: 'GitHub OAuth access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['github'],
  patterns: [{ pattern: 'gho_[A-Za-z0-9]{36}', alone: 'high', validate: checksumLevel }],
  reference:
    'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  examples: {
    match: [
      { text: `GITHUB_API_KEY=${TOKEN}`, source: OWN },
      { text: `const githubSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=gho_${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      { text: `token: gho_${fakeToken('alphanumeric', 17)}`, source: `${OWN}: too short` },
    ],
  },
});
