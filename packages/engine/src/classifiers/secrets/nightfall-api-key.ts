import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['nightfall'];
const TOKEN = `NF-${fakeToken('alphanumeric', 32)}`;

export const classifier = defineClassifier({
  id: 'nightfall-api-key',
  name: 'Nightfall API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['nightfall'],
  patterns: [
    {
      pattern: 'NF-[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.nightfall.ai/',
  examples: {
    match: [
      { text: `nightfall_access_key: ${TOKEN}`, source: OWN },
      { text: `export NIGHTFALL_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `NIGHTFALL_TOKEN=NF-${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
