import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `glptt-${fakeToken('hex', 40)}`;

export const classifier = defineClassifier({
  id: 'gitlab-pipeline-trigger-token',
  name: 'GitLab pipeline trigger token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['gitlab'],
  patterns: [{ pattern: 'glptt-[a-f0-9]{40}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.gitlab.com/ee/security/tokens/',
  examples: {
    match: [
      { text: `config.gitlab.apiKey = "${TOKEN}"`, source: OWN },
      { text: `GITLAB_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=glptt-${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: glptt-${fakeToken('hex', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
