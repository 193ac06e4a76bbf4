import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['cicero'];
const TOKEN = fakeToken('hex', 40);

export const classifier = defineClassifier({
  id: 'cicero-api-key',
  name: 'Cicero API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cicero'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://cicero.azavea.com/docs/',
  examples: {
    match: [
      { text: `CICERO_API_KEY=${TOKEN}`, source: OWN },
      { text: `cicero_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `CICERO_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
