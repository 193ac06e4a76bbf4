import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['unseal'];
const TOKEN = `${fakeToken('alphanumeric', 43)}=`;
const OTHER = fakeToken('alphanumeric', 44, 3);

export const classifier = defineClassifier({
  id: 'vault-unseal-key',
  name: 'HashiCorp Vault unseal key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['unseal'],
  patterns: [
    {
      pattern: '[A-Za-z0-9+/]{43}=',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9+/]{44}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{66}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.hashicorp.com/vault/docs/concepts/seal',
  examples: {
    match: [
      { text: `UNSEAL_API_KEY=${TOKEN}`, source: OWN },
      { text: `const unsealSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `UNSEAL_TOKEN=${'x'.repeat(43)}=`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
