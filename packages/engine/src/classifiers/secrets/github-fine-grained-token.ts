import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `github_pat_${fakeToken('alphanumeric', 22)}_${fakeToken('alphanumeric', 59, 2)}`;

export const classifier = defineClassifier({
  id: 'github-fine-grained-token',
  name: 'GitHub fine-grained personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['github'],
  patterns: [
    { pattern: 'github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}', alone: 'high', validate: looksIssued },
  ],
  reference:
    'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens',
  examples: {
    match: [
      { text: `export GITHUB_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.github.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=github_pat_${'x'.repeat(22)}_${'x'.repeat(59)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: github_pat_${fakeToken('alphanumeric', 22)}_${fakeToken('alphanumeric', 28)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
