import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `bkua_${fakeToken('lowerDigits', 40)}`;
const OTHER = `bkct_${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'buildkite-api-token',
  name: 'Buildkite API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['buildkite'],
  patterns: [
    { pattern: 'bkua_[a-z0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'bkct_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
    { pattern: 'bkaj_[A-Za-z0-9]{40,90}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://buildkite.com/docs/apis/managing-api-tokens',
  examples: {
    match: [
      { text: `export BUILDKITE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const buildkiteSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=bkua_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: bkua_${fakeToken('lowerDigits', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
