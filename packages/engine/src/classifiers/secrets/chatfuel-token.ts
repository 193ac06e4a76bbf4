import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['chatfuel'];
const TOKEN = fakeToken('alphanumeric', 64);

export const classifier = defineClassifier({
  id: 'chatfuel-token',
  name: 'Chatfuel token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['chatfuel'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{64,128}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.chatfuel.com/',
  examples: {
    match: [
      { text: `export CHATFUEL_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "chatfuelToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `CHATFUEL_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
