import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['plivo'];
const TOKEN = fakeToken('alphanumeric', 40);
const OTHER = fakeToken('alphanumeric', 40, 3);

export const classifier = defineClassifier({
  id: 'plivo-auth-token',
  name: 'Plivo auth token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['plivo'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'MA[A-Z0-9]{18}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.plivo.com/docs/',
  examples: {
    match: [
      { text: `config.plivo.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const plivoSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `PLIVO_TOKEN=${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
