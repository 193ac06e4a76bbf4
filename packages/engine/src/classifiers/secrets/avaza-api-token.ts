import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['avaza'];
const TOKEN = `${fakeToken('digits', 2)}-${fakeToken('hex', 40, 2)}`;

export const classifier = defineClassifier({
  id: 'avaza-api-token',
  name: 'Avaza API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['avaza'],
  patterns: [
    {
      pattern: '[0-9]{2,8}-[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.avaza.com/support/api/',
  examples: {
    match: [
      { text: `avaza_access_key: ${TOKEN}`, source: OWN },
      { text: `  "avazaToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `AVAZA_TOKEN=${'0'.repeat(2)}-${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
