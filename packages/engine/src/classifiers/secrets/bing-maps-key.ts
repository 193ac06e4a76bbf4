import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bingmaps', 'bing_maps', 'virtualearth'];
const TOKEN = `A${fakeToken('alphanumeric', 63)}`;

export const classifier = defineClassifier({
  id: 'bing-maps-key',
  name: 'Bing Maps key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bingmaps', 'virtualearth'],
  patterns: [
    {
      pattern: 'A[A-Za-z0-9_-]{63}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://learn.microsoft.com/en-us/bingmaps/getting-started/bing-maps-dev-center-help/getting-a-bing-maps-key',
  examples: {
    match: [
      { text: `bingmaps_access_key: ${TOKEN}`, source: OWN },
      { text: `export BINGMAPS_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `BINGMAPS_TOKEN=A${'x'.repeat(63)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
