import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `glrt-${fakeToken('alphanumeric', 20)}`;
const OTHER = `glrt-t1_${fakeToken('alphanumeric', 27, 3)}.${fakeToken('lowerDigits', 2, 4)}${fakeToken('lowerDigits', 7, 5)}`;

export const classifier = defineClassifier({
  id: 'gitlab-runner-token',
  name: 'GitLab runner authentication token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['gitlab'],
  patterns: [
    { pattern: 'glrt-[A-Za-z0-9_-]{20}', alone: 'high', validate: looksIssued },
    {
      pattern: 'glrt-t[0-9]_[A-Za-z0-9_-]{27,300}\\.[0-9a-z]{2}[0-9a-z]{7}',
      alone: 'high',
      validate: looksIssued,
    },
    { pattern: 'glrtr-[A-Za-z0-9_-]{20,60}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.gitlab.com/ee/security/tokens/',
  examples: {
    match: [
      { text: `GITLAB_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "gitlabToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=glrt-${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      { text: `token: glrt-${fakeToken('alphanumeric', 9)}`, source: `${OWN}: too short` },
    ],
  },
});
