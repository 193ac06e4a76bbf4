import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['rockset'];
const TOKEN = fakeToken('alphanumeric', 64);

export const classifier = defineClassifier({
  id: 'rockset-api-key',
  name: 'Rockset API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['rockset'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.rockset.com/',
  examples: {
    match: [
      { text: `ROCKSET_API_KEY=${TOKEN}`, source: OWN },
      { text: `const rocksetSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `ROCKSET_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
