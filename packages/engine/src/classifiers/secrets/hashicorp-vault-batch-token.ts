import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `hvb.${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'hashicorp-vault-batch-token',
  name: 'HashiCorp Vault batch token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vault'],
  patterns: [{ pattern: 'hvb\\.[A-Za-z0-9_-]{40,300}', alone: 'high', validate: looksIssued }],
  reference: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `  "vaultToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=hvb.${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: hvb.${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
