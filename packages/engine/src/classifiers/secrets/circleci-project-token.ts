import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `CCIPRJ_${fakeToken('alphanumeric', 22)}_${fakeToken('hex', 40, 2)}`;

export const classifier = defineClassifier({
  id: 'circleci-project-token',
  name: 'CircleCI project API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['circleci'],
  patterns: [
    { pattern: 'CCIPRJ_[A-Za-z0-9]{22}_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://circleci.com/docs/managing-api-tokens/',
  examples: {
    match: [
      { text: `CIRCLECI_API_KEY=${TOKEN}`, source: OWN },
      { text: `const circleciSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=CCIPRJ_${'x'.repeat(22)}_${'0'.repeat(40)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: CCIPRJ_${fakeToken('alphanumeric', 22)}_${fakeToken('hex', 19)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
