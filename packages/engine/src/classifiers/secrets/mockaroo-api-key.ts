import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mockaroo'];
const TOKEN = fakeToken('hex', 8);

export const classifier = defineClassifier({
  id: 'mockaroo-api-key',
  name: 'Mockaroo API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mockaroo'],
  patterns: [
    {
      pattern: '[a-f0-9]{8}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.mockaroo.com/docs',
  examples: {
    match: [
      { text: `config.mockaroo.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export MOCKAROO_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MOCKAROO_TOKEN=${'0'.repeat(8)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
