import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['browshot'];
const TOKEN = fakeToken('alphanumeric', 28);

export const classifier = defineClassifier({
  id: 'browshot-api-key',
  name: 'Browshot API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['browshot'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{28}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://browshot.com/api/documentation',
  examples: {
    match: [
      { text: `export BROWSHOT_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.browshot.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `BROWSHOT_TOKEN=${'x'.repeat(28)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
