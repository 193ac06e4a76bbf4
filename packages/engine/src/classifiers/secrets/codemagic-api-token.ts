import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['codemagic'];
const TOKEN = fakeToken('alphanumeric', 43);

export const classifier = defineClassifier({
  id: 'codemagic-api-token',
  name: 'Codemagic API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['codemagic'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.codemagic.io/rest-api/codemagic-rest-api/',
  examples: {
    match: [
      { text: `config.codemagic.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "codemagicToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `CODEMAGIC_TOKEN=${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
