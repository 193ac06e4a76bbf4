import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['shotstack'];
const TOKEN = fakeToken('alphanumeric', 40);

export const classifier = defineClassifier({
  id: 'shotstack-api-key',
  name: 'Shotstack API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['shotstack'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://shotstack.io/docs/api/',
  examples: {
    match: [
      { text: `config.shotstack.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "shotstackToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `SHOTSTACK_TOKEN=${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
