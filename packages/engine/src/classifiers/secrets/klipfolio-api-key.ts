import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['klipfolio'];
const TOKEN = fakeToken('hex', 40);

export const classifier = defineClassifier({
  id: 'klipfolio-api-key',
  name: 'Klipfolio API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['klipfolio'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://apidocs.klipfolio.com/',
  examples: {
    match: [
      { text: `export KLIPFOLIO_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.klipfolio.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `KLIPFOLIO_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
