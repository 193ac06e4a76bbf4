import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['vault', 'token'];
const TOKEN = `s.${fakeToken('alphanumeric', 24)}`;

export const classifier = defineClassifier({
  id: 'hashicorp-vault-legacy-token',
  name: 'HashiCorp Vault token of older versions',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vault'],
  patterns: [
    {
      pattern: '[sbr]\\.[A-Za-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  examples: {
    match: [
      { text: `config.vault.apiKey = "${TOKEN}"`, source: OWN },
      { text: `vault_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `VAULT_TOKEN=s.${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
