import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `gsk_${fakeToken('alphanumeric', 52)}`;

export const classifier = defineClassifier({
  id: 'groq-api-key',
  name: 'Groq API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['groq'],
  patterns: [{ pattern: 'gsk_[A-Za-z0-9]{52}', alone: 'high', validate: looksIssued }],
  reference: 'https://console.groq.com/docs/quickstart',
  examples: {
    match: [
      { text: `  "groqToken": "${TOKEN}",`, source: OWN },
      { text: `export GROQ_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=gsk_${'x'.repeat(52)}`, source: `${OWN}: a placeholder` },
      { text: `token: gsk_${fakeToken('alphanumeric', 25)}`, source: `${OWN}: too short` },
    ],
  },
});
