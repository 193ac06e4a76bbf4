import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['ngrok'];
const TOKEN = `1${fakeToken('alphanumeric', 26)}_${fakeToken('alphanumeric', 16, 2)}`;

export const classifier = defineClassifier({
  id: 'ngrok-api-key',
  name: 'ngrok credential',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['ngrok'],
  patterns: [
    {
      pattern: '[12][A-Za-z0-9]{26}_[A-Za-z0-9]{16,24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://ngrok.com/docs/agent/',
  examples: {
    match: [
      { text: `config.ngrok.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export NGROK_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `NGROK_TOKEN=1${'x'.repeat(26)}_${'x'.repeat(16)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
