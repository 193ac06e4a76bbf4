import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['flagsmith'];
const TOKEN = `ser.${fakeToken('alphanumeric', 22)}`;

export const classifier = defineClassifier({
  id: 'flagsmith-api-key',
  name: 'Flagsmith server-side key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['flagsmith'],
  patterns: [
    {
      pattern: 'ser\\.[A-Za-z0-9]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.flagsmith.com/',
  examples: {
    match: [
      { text: `export FLAGSMITH_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "flagsmithToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `FLAGSMITH_TOKEN=ser.${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
