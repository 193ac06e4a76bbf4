import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `AP1${fakeToken('alphanumeric', 20)}`;

export const classifier = defineClassifier({
  id: 'artifactory-password',
  name: 'JFrog Artifactory encrypted password',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['artifactory', 'jfrog'],
  patterns: [{ pattern: 'AP[0-9ABCDEF][A-Za-z0-9]{20,80}', alone: 'high', validate: looksIssued }],
  reference:
    'https://jfrog.com/help/r/jfrog-platform-administration-documentation/centrally-secure-passwords',
  examples: {
    match: [
      { text: `  "artifactoryToken": "${TOKEN}",`, source: OWN },
      { text: `artifactory_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=AP1${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      { text: `token: AP1${fakeToken('alphanumeric', 9)}`, source: `${OWN}: too short` },
    ],
  },
});
