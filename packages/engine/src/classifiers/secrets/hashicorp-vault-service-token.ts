import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `hvs.${fakeToken('alphanumeric', 24)}`;

export const classifier = defineClassifier({
  id: 'hashicorp-vault-service-token',
  name: 'HashiCorp Vault service token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vault'],
  patterns: [{ pattern: 'hvs\\.[A-Za-z0-9_-]{24,150}', alone: 'high', validate: looksIssued }],
  reference: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  examples: {
    match: [
      { text: `config.vault.apiKey = "${TOKEN}"`, source: OWN },
      { text: `VAULT_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=hvs.${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      { text: `token: hvs.${fakeToken('alphanumeric', 11)}`, source: `${OWN}: too short` },
    ],
  },
});
