import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['blynk', 'oa2-'];
const TOKEN = fakeToken('alphanumeric', 32);
const OTHER = fakeToken('alphanumeric', 40, 3);

export const classifier = defineClassifier({
  id: 'blynk-device-token',
  name: 'Blynk device or organization token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['blynk'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.blynk.io/en/blynk.cloud/https-api-overview',
  examples: {
    match: [
      { text: `config.blynk.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "blynkToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `BLYNK_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
