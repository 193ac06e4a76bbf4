import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['signalwire'];
const TOKEN = `PT${fakeToken('hex', 48)}`;
const OTHER = fakeToken('alphanumeric', 50, 3);

export const classifier = defineClassifier({
  id: 'signalwire-token',
  name: 'SignalWire token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['signalwire'],
  patterns: [
    {
      pattern: 'PT[a-f0-9]{48}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{50}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.signalwire.com/',
  examples: {
    match: [
      { text: `  "signalwireToken": "${TOKEN}",`, source: OWN },
      { text: `export SIGNALWIRE_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `SIGNALWIRE_TOKEN=PT${'0'.repeat(48)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
