import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['jotform'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('lowerDigits', 32, 3);

export const classifier = defineClassifier({
  id: 'jotform-api-key',
  name: 'Jotform API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['jotform'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://api.jotform.com/docs/',
  examples: {
    match: [
      { text: `config.jotform.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "jotformToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `JOTFORM_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
