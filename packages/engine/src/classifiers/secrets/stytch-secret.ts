import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['stytch'];
const TOKEN = `secret-test-${fakeToken('alphanumeric', 36)}`;

export const classifier = defineClassifier({
  id: 'stytch-secret',
  name: 'Stytch secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['stytch'],
  patterns: [
    {
      pattern: 'secret-(?:test|live)-[A-Za-z0-9_-]{36}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://stytch.com/docs/api/authentication',
  examples: {
    match: [
      { text: `stytch_access_key: ${TOKEN}`, source: OWN },
      { text: `export STYTCH_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `STYTCH_TOKEN=secret-test-${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
