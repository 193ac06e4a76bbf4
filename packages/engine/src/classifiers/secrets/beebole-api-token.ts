import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['beebole'];
const TOKEN = fakeToken('lowerDigits', 40);

export const classifier = defineClassifier({
  id: 'beebole-api-token',
  name: 'BeeBole API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['beebole'],
  patterns: [
    {
      pattern: '[a-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://beebole.com/help/api/',
  examples: {
    match: [
      { text: `export BEEBOLE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "beeboleToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `BEEBOLE_TOKEN=${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
