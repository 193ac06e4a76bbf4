import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `hvr.${fakeToken('alphanumeric', 24)}`;

export const classifier = defineClassifier({
  id: 'hashicorp-vault-recovery-token',
  name: 'HashiCorp Vault recovery token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vault'],
  patterns: [{ pattern: 'hvr\\.[A-Za-z0-9_-]{24,150}', alone: 'high', validate: looksIssued }],
  reference: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  examples: {
    match: [
      { text: `VAULT_API_KEY=${TOKEN}`, source: OWN },
      { text: `export VAULT_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=hvr.${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      { text: `token: hvr.${fakeToken('alphanumeric', 11)}`, source: `${OWN}: too short` },
    ],
  },
});
