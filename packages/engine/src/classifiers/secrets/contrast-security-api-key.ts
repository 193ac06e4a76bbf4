import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['contrastsecurity', 'contrast__api'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'contrast-security-api-key',
  name: 'Contrast Security API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['contrastsecurity'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.contrastsecurity.com/',
  examples: {
    match: [
      { text: `  "contrastsecurityToken": "${TOKEN}",`, source: OWN },
      { text: `export CONTRASTSECURITY_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `CONTRASTSECURITY_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
