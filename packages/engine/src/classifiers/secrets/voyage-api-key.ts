import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['voyage'];
const TOKEN = `pa-${fakeToken('alphanumeric', 43)}`;

export const classifier = defineClassifier({
  id: 'voyage-api-key',
  name: 'Voyage AI API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['voyage'],
  patterns: [
    {
      pattern: 'pa-[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.voyageai.com/',
  examples: {
    match: [
      { text: `config.voyage.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "voyageToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `VOYAGE_TOKEN=pa-${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
