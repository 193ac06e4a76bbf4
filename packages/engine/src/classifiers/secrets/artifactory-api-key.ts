import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `AKCp${fakeToken('alphanumeric', 69)}`;
const OTHER = `AKC${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'artifactory-api-key',
  name: 'JFrog Artifactory API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['artifactory', 'jfrog'],
  patterns: [
    { pattern: 'AKCp[A-Za-z0-9]{69}', alone: 'high', validate: looksIssued },
    { pattern: 'AKC[A-Za-z0-9]{40,76}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/api-key',
  examples: {
    match: [
      { text: `ARTIFACTORY_API_KEY=${TOKEN}`, source: OWN },
      { text: `export ARTIFACTORY_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=AKCp${'x'.repeat(69)}`, source: `${OWN}: a placeholder` },
      { text: `token: AKCp${fakeToken('alphanumeric', 33)}`, source: `${OWN}: too short` },
    ],
  },
});
