import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `glagent-${fakeToken('alphanumeric', 50)}`;
const OTHER = `glft-${fakeToken('alphanumeric', 20, 3)}`;

export const classifier = defineClassifier({
  id: 'gitlab-other-token',
  name: 'GitLab agent, feed, SCIM, OAuth, mail or job token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['gitlab'],
  patterns: [
    { pattern: 'glagent-[A-Za-z0-9_-]{50}', alone: 'high', validate: looksIssued },
    { pattern: 'glft-[A-Za-z0-9_-]{20}', alone: 'high', validate: looksIssued },
    { pattern: 'glsoat-[A-Za-z0-9_-]{20}', alone: 'high', validate: looksIssued },
    { pattern: 'gloas-[A-Za-z0-9_-]{64}', alone: 'high', validate: looksIssued },
    { pattern: 'glimt-[A-Za-z0-9_-]{25}', alone: 'high', validate: looksIssued },
    { pattern: 'glcbt-[0-9a-zA-Z]{1,5}_[A-Za-z0-9_-]{20}', alone: 'high', validate: looksIssued },
    { pattern: 'glffct-[A-Za-z0-9_-]{20}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.gitlab.com/ee/security/tokens/',
  examples: {
    match: [
      { text: `const gitlabSecret = '${TOKEN}';`, source: OWN },
      { text: `export GITLAB_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=glagent-${'x'.repeat(50)}`, source: `${OWN}: a placeholder` },
      { text: `token: glagent-${fakeToken('alphanumeric', 24)}`, source: `${OWN}: too short` },
    ],
  },
});
