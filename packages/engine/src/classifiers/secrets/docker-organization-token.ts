import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `dckr_oat_${fakeToken('alphanumeric', 24)}`;

export const classifier = defineClassifier({
  id: 'docker-organization-token',
  name: 'Docker organization access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['docker'],
  patterns: [{ pattern: 'dckr_oat_[A-Za-z0-9_-]{24,40}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.docker.com/enterprise/security/access-tokens/',
  examples: {
    match: [
      { text: `export DOCKER_TOKEN="${TOKEN}"`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=dckr_oat_${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      { text: `token: dckr_oat_${fakeToken('alphanumeric', 11)}`, source: `${OWN}: too short` },
    ],
  },
});
