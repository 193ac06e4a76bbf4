import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `jina_${fakeToken('alphanumeric', 60)}`;

export const classifier = defineClassifier({
  id: 'jina-api-key',
  name: 'Jina AI API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['jina'],
  patterns: [{ pattern: 'jina_[A-Za-z0-9]{60}', alone: 'high', validate: looksIssued }],
  reference: 'https://jina.ai/embeddings/',
  examples: {
    match: [
      { text: `jina_access_key: ${TOKEN}`, source: OWN },
      { text: `  "jinaToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=jina_${'x'.repeat(60)}`, source: `${OWN}: a placeholder` },
      { text: `token: jina_${fakeToken('alphanumeric', 29)}`, source: `${OWN}: too short` },
    ],
  },
});
