import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mollie'];
const TOKEN = `live_${fakeToken('alphanumeric', 30)}`;
const OTHER = `test_${fakeToken('alphanumeric', 30, 3)}`;

export const classifier = defineClassifier({
  id: 'mollie-api-key',
  name: 'Mollie API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mollie'],
  patterns: [
    {
      pattern: 'live_[A-Za-z0-9]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'test_[A-Za-z0-9]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.mollie.com/reference/authentication',
  examples: {
    match: [
      { text: `export MOLLIE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "mollieToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MOLLIE_TOKEN=live_${'x'.repeat(30)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
