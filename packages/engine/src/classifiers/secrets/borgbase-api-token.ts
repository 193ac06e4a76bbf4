import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['borgbase'];
const TOKEN = fakeToken('alphanumeric', 100);

export const classifier = defineClassifier({
  id: 'borgbase-api-token',
  name: 'BorgBase API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['borgbase'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{100,200}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.borgbase.com/api/',
  examples: {
    match: [
      { text: `const borgbaseSecret = '${TOKEN}';`, source: OWN },
      { text: `export BORGBASE_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `BORGBASE_TOKEN=${'x'.repeat(100)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
