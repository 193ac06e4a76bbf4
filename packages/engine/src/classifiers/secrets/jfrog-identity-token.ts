import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['jfrog', 'artifactory', 'bintray'];
const TOKEN = fakeToken('alphanumeric', 64);
const OTHER = fakeToken('alphanumeric', 73, 3);

export const classifier = defineClassifier({
  id: 'jfrog-identity-token',
  name: 'JFrog identity token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['jfrog', 'artifactory', 'bintray'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{73}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens',
  examples: {
    match: [
      { text: `  "jfrogToken": "${TOKEN}",`, source: OWN },
      { text: `const jfrogSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `JFROG_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
