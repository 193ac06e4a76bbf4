import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `dnkey-${fakeToken('alphanumeric', 26)}-${fakeToken('alphanumeric', 52, 2)}`;

export const classifier = defineClassifier({
  id: 'defined-networking-token',
  name: 'Defined Networking API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['defined', 'nebula'],
  patterns: [
    { pattern: 'dnkey-[A-Za-z0-9_-]{26}-[A-Za-z0-9_-]{52}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.defined.net/get-started/automating-device-enrollment/',
  examples: {
    match: [
      { text: `  "definedToken": "${TOKEN}",`, source: OWN },
      { text: `export DEFINED_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=dnkey-${'x'.repeat(26)}-${'x'.repeat(52)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: dnkey-${fakeToken('alphanumeric', 26)}-${fakeToken('alphanumeric', 25)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
