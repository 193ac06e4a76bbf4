import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['gocardless'];
const TOKEN = `live_${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'gocardless-api-token',
  name: 'GoCardless API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['gocardless'],
  patterns: [
    {
      pattern: 'live_[A-Za-z0-9_-]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.gocardless.com/api-reference/',
  examples: {
    match: [
      { text: `GOCARDLESS_API_KEY=${TOKEN}`, source: OWN },
      { text: `export GOCARDLESS_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `GOCARDLESS_TOKEN=live_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
