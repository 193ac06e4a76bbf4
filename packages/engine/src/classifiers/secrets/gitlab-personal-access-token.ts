import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `glpat-${fakeToken('alphanumeric', 20)}`;
const OTHER = `glpat-${fakeToken('alphanumeric', 27, 3)}.${fakeToken('lowerDigits', 2, 4)}${fakeToken('lowerDigits', 7, 5)}`;

export const classifier = defineClassifier({
  id: 'gitlab-personal-access-token',
  name: 'GitLab personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['gitlab'],
  patterns: [
    { pattern: 'glpat-[A-Za-z0-9_-]{20}', alone: 'high', validate: looksIssued },
    {
      pattern: 'glpat-[A-Za-z0-9_-]{27,300}\\.[0-9a-z]{2}[0-9a-z]{7}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.gitlab.com/ee/security/tokens/',
  examples: {
    match: [
      { text: `gitlab_access_key: ${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=glpat-${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      { text: `token: glpat-${fakeToken('alphanumeric', 9)}`, source: `${OWN}: too short` },
    ],
  },
});
