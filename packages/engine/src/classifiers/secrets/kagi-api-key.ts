import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['kagi'];
const TOKEN = `${fakeToken('alphanumeric', 11)}.${fakeToken('alphanumeric', 43, 2)}`;

export const classifier = defineClassifier({
  id: 'kagi-api-key',
  name: 'Kagi API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['kagi'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{11}\\.[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://help.kagi.com/kagi/api/overview.html',
  examples: {
    match: [
      { text: `export KAGI_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.kagi.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `KAGI_TOKEN=${'x'.repeat(11)}.${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
