import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['qubole'];
const TOKEN = fakeToken('hex', 64);
const OTHER = fakeToken('alphanumeric', 64, 3);

export const classifier = defineClassifier({
  id: 'qubole-api-token',
  name: 'Qubole API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['qubole'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.qubole.com/',
  examples: {
    match: [
      { text: `const quboleSecret = '${TOKEN}';`, source: OWN },
      { text: `QUBOLE_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `QUBOLE_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
