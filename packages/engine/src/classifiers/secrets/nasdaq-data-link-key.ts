import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['nasdaq', 'quandl'];
const TOKEN = fakeToken('alphanumeric', 20);

export const classifier = defineClassifier({
  id: 'nasdaq-data-link-key',
  name: 'Nasdaq Data Link API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['nasdaq', 'quandl'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.data.nasdaq.com/docs/getting-started',
  examples: {
    match: [
      { text: `config.nasdaq.apiKey = "${TOKEN}"`, source: OWN },
      { text: `nasdaq_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `NASDAQ_TOKEN=${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
