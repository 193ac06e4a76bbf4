import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['amplitude'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'amplitude-api-key',
  name: 'Amplitude API or secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['amplitude'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://amplitude.com/docs/apis/authentication',
  examples: {
    match: [
      { text: `export AMPLITUDE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.amplitude.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `AMPLITUDE_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
