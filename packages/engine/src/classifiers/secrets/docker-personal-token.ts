import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `dckr_pat_${fakeToken('alphanumeric', 27)}`;

export const classifier = defineClassifier({
  id: 'docker-personal-token',
  name: 'Docker Hub personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['docker'],
  patterns: [{ pattern: 'dckr_pat_[A-Za-z0-9_-]{27}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.docker.com/security/for-developers/access-tokens/',
  examples: {
    match: [
      { text: `const dockerSecret = '${TOKEN}';`, source: OWN },
      { text: `config.docker.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=dckr_pat_${'x'.repeat(27)}`, source: `${OWN}: a placeholder` },
      { text: `token: dckr_pat_${fakeToken('alphanumeric', 12)}`, source: `${OWN}: too short` },
    ],
  },
});
