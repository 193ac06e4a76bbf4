import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['dyspatch'];
const TOKEN = fakeToken('upperDigits', 52);
const OTHER = fakeToken('alphanumeric', 52, 3);

export const classifier = defineClassifier({
  id: 'dyspatch-api-key',
  name: 'Dyspatch API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['dyspatch'],
  patterns: [
    {
      pattern: '[A-Z0-9]{52}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{52}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.dyspatch.io/',
  examples: {
    match: [
      { text: `export DYSPATCH_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const dyspatchSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `DYSPATCH_TOKEN=${'X'.repeat(52)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
