import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['ngrok'];
const TOKEN = `${fakeToken('alphanumeric', 21)}_${fakeToken('alphanumeric', 21, 2)}`;
const OTHER = fakeToken('alphanumeric', 43, 3);

export const classifier = defineClassifier({
  id: 'ngrok-auth-token',
  name: 'ngrok authtoken',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['ngrok'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{21,43}_[A-Za-z0-9]{21,43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://ngrok.com/docs/agent/',
  examples: {
    match: [
      { text: `export NGROK_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const ngrokSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `NGROK_TOKEN=${'x'.repeat(21)}_${'x'.repeat(21)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
