import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['jenkins', 'crumb'];
const TOKEN = `11${fakeToken('hex', 32)}`;
const OTHER = fakeToken('hex', 32, 3);

export const classifier = defineClassifier({
  id: 'jenkins-api-token',
  name: 'Jenkins user or API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['jenkins', 'crumb'],
  patterns: [
    {
      pattern: '11[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://www.jenkins.io/doc/book/system-administration/authenticating-scripted-clients/',
  examples: {
    match: [
      { text: `jenkins_access_key: ${TOKEN}`, source: OWN },
      { text: `export JENKINS_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `JENKINS_TOKEN=11${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
