import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['gitlab'];
const TOKEN = fakeToken('alphanumeric', 20);

export const classifier = defineClassifier({
  id: 'gitlab-legacy-token',
  name: 'GitLab token of the old form',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['gitlab'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.gitlab.com/ee/security/tokens/',
  examples: {
    match: [
      { text: `  "gitlabToken": "${TOKEN}",`, source: OWN },
      { text: `export GITLAB_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `GITLAB_TOKEN=${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
