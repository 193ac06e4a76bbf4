import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['datagov', 'data.gov', 'api.nasa.gov', 'nasa_api'];
const TOKEN = fakeToken('alphanumeric', 40);

export const classifier = defineClassifier({
  id: 'data-gov-api-key',
  name: 'data.gov API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['datagov', 'data.gov', 'api.nasa.gov'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://api.data.gov/docs/api-key/',
  examples: {
    match: [
      { text: `const datagovSecret = '${TOKEN}';`, source: OWN },
      { text: `config.datagov.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `DATAGOV_TOKEN=${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
