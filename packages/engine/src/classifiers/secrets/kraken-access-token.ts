import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['kraken'];
const TOKEN = `${fakeToken('alphanumeric', 86)}==`;
const OTHER = fakeToken('alphanumeric', 56, 3);

export const classifier = defineClassifier({
  id: 'kraken-access-token',
  name: 'Kraken API key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['kraken'],
  patterns: [
    {
      pattern: '[A-Za-z0-9/+]{86}==',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9/+]{56}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.kraken.com/api/',
  examples: {
    match: [
      { text: `kraken_access_key: ${TOKEN}`, source: OWN },
      { text: `KRAKEN_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `KRAKEN_TOKEN=${'x'.repeat(86)}==`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
