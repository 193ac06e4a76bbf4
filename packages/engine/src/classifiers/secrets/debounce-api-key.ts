import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['debounce_', 'debounce.io', 'debounceio'];
const TOKEN = fakeToken('alphanumeric', 13);

export const classifier = defineClassifier({
  id: 'debounce-api-key',
  name: 'DeBounce API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['debounce.io', 'debounceio'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{13}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.debounce.com/',
  examples: {
    match: [
      { text: `debounce_ = '${TOKEN}'`, source: OWN },
      { text: `"debounce_": "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `DEBOUNCE_TOKEN=${'x'.repeat(13)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
