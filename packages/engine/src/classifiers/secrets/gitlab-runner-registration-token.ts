import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `GR1348941${fakeToken('alphanumeric', 20)}`;

export const classifier = defineClassifier({
  id: 'gitlab-runner-registration-token',
  name: 'GitLab runner registration token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['gitlab'],
  patterns: [{ pattern: 'GR1348941[A-Za-z0-9_-]{20}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.gitlab.com/ee/security/tokens/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `  "gitlabToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=GR1348941${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      { text: `token: GR1348941${fakeToken('alphanumeric', 9)}`, source: `${OWN}: too short` },
    ],
  },
});
