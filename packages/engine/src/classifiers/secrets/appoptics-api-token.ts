import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['appoptics', 'librato'];
const TOKEN = fakeToken('alphanumeric', 71);
const OTHER = fakeToken('hex', 64, 3);

export const classifier = defineClassifier({
  id: 'appoptics-api-token',
  name: 'AppOptics or Librato API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['appoptics', 'librato'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{71}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.appoptics.com/api/',
  examples: {
    match: [
      { text: `  "appopticsToken": "${TOKEN}",`, source: OWN },
      { text: `export APPOPTICS_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `APPOPTICS_TOKEN=${'x'.repeat(71)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
