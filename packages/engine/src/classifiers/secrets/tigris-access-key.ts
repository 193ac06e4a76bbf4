import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `tid_${fakeToken('alphanumeric', 30)}`;
const OTHER = `tsec_${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'tigris-access-key',
  name: 'Tigris access key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['tigris'],
  patterns: [
    { pattern: 'tid_[A-Za-z0-9_]{30,80}', alone: 'high', validate: looksIssued },
    { pattern: 'tsec_[A-Za-z0-9+_-]{40,100}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://www.tigrisdata.com/docs/',
  examples: {
    match: [
      { text: `config.tigris.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export TIGRIS_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=tid_${'x'.repeat(30)}`, source: `${OWN}: a placeholder` },
      { text: `token: tid_${fakeToken('alphanumeric', 14)}`, source: `${OWN}: too short` },
    ],
  },
});
