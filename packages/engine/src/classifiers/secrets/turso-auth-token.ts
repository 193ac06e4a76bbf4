import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['turso'];
const TOKEN = `eyJ${fakeToken('alphanumeric', 20)}.${fakeToken('alphanumeric', 60, 2)}.${fakeToken('alphanumeric', 60, 3)}`;

export const classifier = defineClassifier({
  id: 'turso-auth-token',
  name: 'Turso token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['turso'],
  patterns: [
    {
      pattern: 'eyJ[A-Za-z0-9_-]{20,100}\\.[A-Za-z0-9_-]{60,600}\\.[A-Za-z0-9_-]{60,200}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.turso.tech/',
  examples: {
    match: [
      { text: `  "tursoToken": "${TOKEN}",`, source: OWN },
      { text: `turso_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `TURSO_TOKEN=eyJ${'x'.repeat(20)}.${'x'.repeat(60)}.${'x'.repeat(60)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
