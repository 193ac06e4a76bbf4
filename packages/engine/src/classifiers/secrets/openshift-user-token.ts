import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sha256~${fakeToken('alphanumeric', 43)}`;

export const classifier = defineClassifier({
  id: 'openshift-user-token',
  name: 'OpenShift user token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['openshift'],
  patterns: [{ pattern: 'sha256~[A-Za-z0-9_-]{43}', alone: 'high', validate: looksIssued }],
  reference:
    'https://docs.openshift.com/container-platform/4.14/authentication/understanding-authentication.html',
  examples: {
    match: [
      { text: `export OPENSHIFT_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.openshift.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sha256~${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      { text: `token: sha256~${fakeToken('alphanumeric', 20)}`, source: `${OWN}: too short` },
    ],
  },
});
