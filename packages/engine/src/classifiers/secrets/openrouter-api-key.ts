import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk-or-v1-${fakeToken('hex', 64)}`;

export const classifier = defineClassifier({
  id: 'openrouter-api-key',
  name: 'OpenRouter API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['openrouter'],
  patterns: [{ pattern: 'sk-or-v1-[a-f0-9]{64}', alone: 'high', validate: looksIssued }],
  reference: 'https://openrouter.ai/docs/api-reference/authentication',
  examples: {
    match: [
      { text: `export OPENROUTER_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "openrouterToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk-or-v1-${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: sk-or-v1-${fakeToken('hex', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
