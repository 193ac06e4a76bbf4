import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['securitytrails'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'securitytrails-api-key',
  name: 'SecurityTrails API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['securitytrails'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.securitytrails.com/docs/overview',
  examples: {
    match: [
      { text: `const securitytrailsSecret = '${TOKEN}';`, source: OWN },
      { text: `export SECURITYTRAILS_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `SECURITYTRAILS_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
