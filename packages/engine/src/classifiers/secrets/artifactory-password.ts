import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['artifactory', 'jfrog', 'art_api'];
const TOKEN = `AP1${fakeToken('alphanumeric', 20)}`;

export const classifier = defineClassifier({
  id: 'artifactory-password',
  name: 'JFrog Artifactory encrypted password',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['artifactory', 'jfrog'],
  patterns: [
    {
      pattern: 'AP[0-9ABCDEF][A-Za-z0-9]{20,80}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://jfrog.com/help/r/jfrog-platform-administration-documentation/centrally-secure-passwords',
  examples: {
    match: [
      { text: `export ARTIFACTORY_TOKEN="${TOKEN}"`, source: OWN },
      { text: `ARTIFACTORY_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `ARTIFACTORY_TOKEN=AP1${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
