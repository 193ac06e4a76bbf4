import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['beamer'];
const TOKEN = `b_${fakeToken('alphanumeric', 44)}`;

export const classifier = defineClassifier({
  id: 'beamer-api-key',
  name: 'Beamer API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['beamer'],
  patterns: [
    {
      pattern: 'b_[A-Za-z0-9_-]{44}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.getbeamer.com/api',
  examples: {
    match: [
      { text: `const beamerSecret = '${TOKEN}';`, source: OWN },
      { text: `  "beamerToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `BEAMER_TOKEN=b_${'x'.repeat(44)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
