import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `gta_${fakeToken('lowerDigits', 40)}`;
const OTHER = `gto_${fakeToken('lowerDigits', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'gitea-access-token',
  name: 'Gitea or Forgejo token in a remote',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['gitea'],
  patterns: [
    { pattern: 'gta_[a-z0-9]{40,60}', alone: 'high', validate: looksIssued },
    { pattern: 'gto_[a-z0-9]{40,60}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.gitea.com/development/api-usage',
  examples: {
    match: [
      { text: `const giteaSecret = '${TOKEN}';`, source: OWN },
      { text: `gitea_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=gta_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: gta_${fakeToken('lowerDigits', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
