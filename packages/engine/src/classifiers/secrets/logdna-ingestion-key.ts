import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['logdna', 'mezmo'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'logdna-ingestion-key',
  name: 'LogDNA or Mezmo key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['logdna', 'mezmo'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.mezmo.com/docs/ingestion-key',
  examples: {
    match: [
      { text: `config.logdna.apiKey = "${TOKEN}"`, source: OWN },
      { text: `LOGDNA_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `LOGDNA_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
