import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sqp_${fakeToken('alphanumeric', 40)}`;
const OTHER = `squ_${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'sonarqube-token',
  name: 'SonarQube or SonarCloud token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sonar', 'sonarqube'],
  patterns: [
    { pattern: 'sqp_[A-Za-z0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'squ_[A-Za-z0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'sqa_[A-Za-z0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'sqco_[A-Za-z0-9]{40}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.sonarsource.com/sonarqube/latest/user-guide/managing-tokens/',
  examples: {
    match: [
      { text: `export SONAR_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.sonar.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sqp_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: sqp_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
