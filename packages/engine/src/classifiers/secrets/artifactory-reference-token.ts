import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `cmVmd${fakeToken('alphanumeric', 59)}`;

export const classifier = defineClassifier({
  id: 'artifactory-reference-token',
  name: 'JFrog Artifactory reference token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['artifactory', 'jfrog'],
  patterns: [{ pattern: 'cmVmd[A-Za-z0-9]{59}', alone: 'high', validate: looksIssued }],
  reference: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens',
  examples: {
    match: [
      { text: `const artifactorySecret = '${TOKEN}';`, source: OWN },
      { text: `config.artifactory.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=cmVmd${'x'.repeat(59)}`, source: `${OWN}: a placeholder` },
      { text: `token: cmVmd${fakeToken('alphanumeric', 28)}`, source: `${OWN}: too short` },
    ],
  },
});
