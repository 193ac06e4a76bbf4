import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `_gitlab_session=${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'gitlab-session-cookie',
  name: 'GitLab session cookie',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['gitlab'],
  patterns: [{ pattern: '_gitlab_session=[a-f0-9]{32}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.gitlab.com/ee/security/tokens/',
  examples: {
    match: [
      { text: `export GITLAB_TOKEN="${TOKEN}"`, source: OWN },
      { text: `gitlab_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=_gitlab_session=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: _gitlab_session=${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
