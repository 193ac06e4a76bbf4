import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 6)}_${fakeToken('alphanumeric', 29, 2)}_mmk`;

export const classifier = defineClassifier({
  id: 'maxmind-license-key',
  name: 'MaxMind license key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['maxmind'],
  patterns: [
    { pattern: '[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://support.maxmind.com/hc/en-us/articles/4407111582235-Generate-a-License-Key',
  examples: {
    match: [
      { text: `maxmind_access_key: ${TOKEN}`, source: OWN },
      { text: `export MAXMIND_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'x'.repeat(6)}_${'x'.repeat(29)}_mmk`, source: `${OWN}: a placeholder` },
      {
        text: `token: ${fakeToken('alphanumeric', 6)}_${fakeToken('alphanumeric', 13)}_mmk`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
