import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `r8_${fakeToken('alphanumeric', 37)}`;

export const classifier = defineClassifier({
  id: 'replicate-api-token',
  name: 'Replicate API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['replicate'],
  patterns: [{ pattern: 'r8_[A-Za-z0-9]{37}', alone: 'high', validate: looksIssued }],
  reference: 'https://replicate.com/docs/topics/security/api-tokens',
  examples: {
    match: [
      { text: `config.replicate.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export REPLICATE_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=r8_${'x'.repeat(37)}`, source: `${OWN}: a placeholder` },
      { text: `token: r8_${fakeToken('alphanumeric', 17)}`, source: `${OWN}: too short` },
    ],
  },
});
