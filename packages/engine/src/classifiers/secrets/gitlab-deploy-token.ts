import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `gldt-${fakeToken('alphanumeric', 20)}`;

export const classifier = defineClassifier({
  id: 'gitlab-deploy-token',
  name: 'GitLab deploy token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['gitlab'],
  patterns: [{ pattern: 'gldt-[A-Za-z0-9_-]{20}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.gitlab.com/ee/security/tokens/',
  examples: {
    match: [
      { text: `  "gitlabToken": "${TOKEN}",`, source: OWN },
      { text: `const gitlabSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=gldt-${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      { text: `token: gldt-${fakeToken('alphanumeric', 9)}`, source: `${OWN}: too short` },
    ],
  },
});
