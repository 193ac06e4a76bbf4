import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mailsac'];
const TOKEN = `k_${fakeToken('alphanumeric', 36)}`;

export const classifier = defineClassifier({
  id: 'mailsac-api-key',
  name: 'Mailsac API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mailsac'],
  patterns: [
    {
      pattern: 'k_[A-Za-z0-9_]{36,44}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://mailsac.com/docs/api',
  examples: {
    match: [
      { text: `  "mailsacToken": "${TOKEN}",`, source: OWN },
      { text: `export MAILSAC_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MAILSAC_TOKEN=k_${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
