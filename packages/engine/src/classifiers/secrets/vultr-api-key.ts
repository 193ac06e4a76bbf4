import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['vultr'];
const TOKEN = fakeToken('upperDigits', 36);

export const classifier = defineClassifier({
  id: 'vultr-api-key',
  name: 'Vultr API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vultr'],
  patterns: [
    {
      pattern: '[A-Z0-9]{36}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.vultr.com/api/',
  examples: {
    match: [
      { text: `vultr_access_key: ${TOKEN}`, source: OWN },
      { text: `  "vultrToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `VULTR_TOKEN=${'X'.repeat(36)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
