import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['craftmypdf'];
const TOKEN = fakeToken('alphanumeric', 35);

export const classifier = defineClassifier({
  id: 'craftmypdf-api-key',
  name: 'CraftMyPDF API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['craftmypdf'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{35}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://craftmypdf.com/docs/',
  examples: {
    match: [
      { text: `export CRAFTMYPDF_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.craftmypdf.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `CRAFTMYPDF_TOKEN=${'x'.repeat(35)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
