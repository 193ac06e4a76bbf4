import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `unkey_${fakeToken('alphanumeric', 20)}`;

export const classifier = defineClassifier({
  id: 'unkey-root-key',
  name: 'Unkey root key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['unkey'],
  patterns: [{ pattern: 'unkey_[A-Za-z0-9]{20,40}', alone: 'high', validate: looksIssued }],
  reference: 'https://www.unkey.com/docs/security/root-keys',
  examples: {
    match: [
      { text: `config.unkey.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export UNKEY_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=unkey_${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      { text: `token: unkey_${fakeToken('alphanumeric', 9)}`, source: `${OWN}: too short` },
    ],
  },
});
