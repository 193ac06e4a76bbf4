import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['jupiterone'];
const TOKEN = fakeToken('alphanumeric', 76);
const OTHER = `eyJ${fakeToken('alphanumeric', 60, 3)}`;

export const classifier = defineClassifier({
  id: 'jupiterone-api-key',
  name: 'JupiterOne API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['jupiterone'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{76}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'eyJ[A-Za-z0-9_-]{60,400}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.jupiterone.io/',
  examples: {
    match: [
      { text: `config.jupiterone.apiKey = "${TOKEN}"`, source: OWN },
      { text: `jupiterone_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `JUPITERONE_TOKEN=${'x'.repeat(76)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
