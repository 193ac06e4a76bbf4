import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bombbomb'];
const TOKEN = `eyJ${fakeToken('alphanumeric', 20)}.${fakeToken('alphanumeric', 20, 2)}.${fakeToken('alphanumeric', 20, 3)}`;

export const classifier = defineClassifier({
  id: 'bombbomb-api-key',
  name: 'BombBomb API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bombbomb'],
  patterns: [
    {
      pattern: 'eyJ[A-Za-z0-9_-]{20,400}\\.[A-Za-z0-9_-]{20,600}\\.[A-Za-z0-9_-]{20,700}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.bombbomb.com/',
  examples: {
    match: [
      { text: `BOMBBOMB_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "bombbombToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `BOMBBOMB_TOKEN=eyJ${'x'.repeat(20)}.${'x'.repeat(20)}.${'x'.repeat(20)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
