import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['codeclimate', 'cc_test_reporter'];
const TOKEN = fakeToken('hex', 40);
const OTHER = fakeToken('hex', 64, 3);

export const classifier = defineClassifier({
  id: 'codeclimate-token',
  name: 'Code Climate token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['codeclimate'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.codeclimate.com/docs/finding-your-test-coverage-token',
  examples: {
    match: [
      { text: `export CODECLIMATE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.codeclimate.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `CODECLIMATE_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
