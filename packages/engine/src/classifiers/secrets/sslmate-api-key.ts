import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['sslmate'];
const TOKEN = fakeToken('alphanumeric', 36);
const OTHER = `${fakeToken('digits', 3, 3)}_${fakeToken('alphanumeric', 20, 4)}`;

export const classifier = defineClassifier({
  id: 'sslmate-api-key',
  name: 'SSLMate API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sslmate'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{36}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[0-9]{3,6}_[A-Za-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://sslmate.com/help/api',
  examples: {
    match: [
      { text: `SSLMATE_API_KEY=${TOKEN}`, source: OWN },
      { text: `sslmate_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `SSLMATE_TOKEN=${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
