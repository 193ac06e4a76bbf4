import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['restpack'];
const TOKEN = fakeToken('alphanumeric', 48);

export const classifier = defineClassifier({
  id: 'restpack-token',
  name: 'Restpack token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['restpack'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{48}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://restpack.io/docs',
  examples: {
    match: [
      { text: `const restpackSecret = '${TOKEN}';`, source: OWN },
      { text: `  "restpackToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `RESTPACK_TOKEN=${'x'.repeat(48)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
