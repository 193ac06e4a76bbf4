import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['circleci', 'circle_ci', 'circle-ci', 'circle_token'];
const TOKEN = fakeToken('hex', 40);

export const classifier = defineClassifier({
  id: 'circleci-legacy-token',
  name: 'CircleCI token of the old form',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['circleci'],
  patterns: [
    {
      pattern: '[a-fA-F0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://circleci.com/docs/managing-api-tokens/',
  examples: {
    match: [
      { text: `  "circleciToken": "${TOKEN}",`, source: OWN },
      { text: `config.circleci.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `CIRCLECI_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
