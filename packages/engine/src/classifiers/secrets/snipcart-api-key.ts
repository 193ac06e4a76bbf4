import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['snipcart'];
const TOKEN = `ST_${fakeToken('alphanumeric', 72)}`;
const OTHER = fakeToken('alphanumeric', 75, 3);

export const classifier = defineClassifier({
  id: 'snipcart-api-key',
  name: 'Snipcart secret API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['snipcart'],
  patterns: [
    {
      pattern: 'ST_[A-Za-z0-9]{72}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{75}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.snipcart.com/v3/api-reference/authentication',
  examples: {
    match: [
      { text: `export SNIPCART_TOKEN="${TOKEN}"`, source: OWN },
      { text: `SNIPCART_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `SNIPCART_TOKEN=ST_${'x'.repeat(72)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
