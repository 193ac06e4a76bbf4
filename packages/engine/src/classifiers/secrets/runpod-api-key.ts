import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `rpa_${fakeToken('upperDigits', 40)}${fakeToken('alphanumeric', 2, 2)}`;

export const classifier = defineClassifier({
  id: 'runpod-api-key',
  name: 'RunPod API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['runpod'],
  patterns: [
    { pattern: 'rpa_[A-Z0-9]{40}[A-Za-z0-9]{2,10}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.runpod.io/get-started/api-keys',
  examples: {
    match: [
      { text: `export RUNPOD_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const runpodSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=rpa_${'X'.repeat(40)}${'x'.repeat(2)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: rpa_${fakeToken('upperDigits', 19)}${fakeToken('alphanumeric', 2)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
