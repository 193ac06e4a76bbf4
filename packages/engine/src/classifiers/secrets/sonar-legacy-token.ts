import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['sonar'];
const TOKEN = fakeToken('hex', 40);

export const classifier = defineClassifier({
  id: 'sonar-legacy-token',
  name: 'SonarQube token of the old form',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sonar'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.sonarsource.com/sonarqube/latest/user-guide/managing-tokens/',
  examples: {
    match: [
      { text: `SONAR_API_KEY=${TOKEN}`, source: OWN },
      { text: `export SONAR_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `SONAR_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
