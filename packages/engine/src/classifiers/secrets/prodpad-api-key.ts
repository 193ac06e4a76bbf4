import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['prodpad'];
const TOKEN = fakeToken('hex', 64);

export const classifier = defineClassifier({
  id: 'prodpad-api-key',
  name: 'ProdPad API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['prodpad'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://help.prodpad.com/',
  examples: {
    match: [
      { text: `const prodpadSecret = '${TOKEN}';`, source: OWN },
      { text: `config.prodpad.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `PRODPAD_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
