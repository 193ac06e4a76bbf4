import { checksumLevel, tokenCheck } from '../../values/checksummed-token.ts';
import { fakeToken } from '../../values/fake-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const RANDOM = fakeToken('alphanumeric', 30);
const TOKEN = `ghp_${RANDOM}${tokenCheck(RANDOM)}`;

export const classifier = defineClassifier({
  id: 'github-personal-access-token',
  name: 'GitHub personal access token (classic)',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['github'],
  patterns: [{ pattern: 'ghp_[A-Za-z0-9]{36}', alone: 'high', validate: checksumLevel }],
  reference:
    'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `config.github.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ghp_${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      { text: `token: ghp_${fakeToken('alphanumeric', 17)}`, source: `${OWN}: too short` },
    ],
  },
});
