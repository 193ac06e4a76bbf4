import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['blitapp'];
const TOKEN = fakeToken('alphanumeric', 39);

export const classifier = defineClassifier({
  id: 'blitapp-api-key',
  name: 'Blitapp API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['blitapp'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{39}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://blitapp.com/api/',
  examples: {
    match: [
      { text: `export BLITAPP_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.blitapp.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `BLITAPP_TOKEN=${'x'.repeat(39)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
