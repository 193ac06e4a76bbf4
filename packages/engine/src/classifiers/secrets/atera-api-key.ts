import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['atera_', 'atera-', 'ateraapi'];
const TOKEN = fakeToken('lowerDigits', 32);

export const classifier = defineClassifier({
  id: 'atera-api-key',
  name: 'Atera API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['ateraapi'],
  patterns: [
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://app.atera.com/apidocs/',
  examples: {
    match: [
      { text: `export ATERA_TOKEN="${TOKEN}"`, source: OWN },
      { text: `"atera_": "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `ATERA_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
