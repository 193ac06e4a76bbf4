import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `CCIPAT_${fakeToken('alphanumeric', 22)}_${fakeToken('hex', 40, 2)}`;

export const classifier = defineClassifier({
  id: 'circleci-personal-token',
  name: 'CircleCI personal API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['circleci'],
  patterns: [
    { pattern: 'CCIPAT_[A-Za-z0-9]{22}_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://circleci.com/docs/managing-api-tokens/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `config.circleci.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=CCIPAT_${'x'.repeat(22)}_${'0'.repeat(40)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: CCIPAT_${fakeToken('alphanumeric', 22)}_${fakeToken('hex', 19)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
