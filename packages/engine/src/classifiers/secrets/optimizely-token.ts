import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['optimizely'];
const TOKEN = `2:${fakeToken('alphanumeric', 40)}`;
const OTHER = fakeToken('alphanumeric', 54, 3);

export const classifier = defineClassifier({
  id: 'optimizely-token',
  name: 'Optimizely personal token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['optimizely'],
  patterns: [
    {
      pattern: '2:[A-Za-z0-9_-]{40,60}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[0-9A-Za-z-]{54}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.developers.optimizely.com/',
  examples: {
    match: [
      { text: `export OPTIMIZELY_TOKEN="${TOKEN}"`, source: OWN },
      { text: `optimizely_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `OPTIMIZELY_TOKEN=2:${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
