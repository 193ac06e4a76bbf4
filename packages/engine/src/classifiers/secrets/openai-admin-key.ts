import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk-admin-${fakeToken('alphanumeric', 40)}`;
const OTHER = `sk-svcacct-${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'openai-admin-key',
  name: 'OpenAI admin or service account key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['openai'],
  patterns: [
    { pattern: 'sk-admin-[A-Za-z0-9_-]{40,200}', alone: 'high', validate: looksIssued },
    { pattern: 'sk-svcacct-[A-Za-z0-9_-]{40,200}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://platform.openai.com/docs/api-reference/administration',
  examples: {
    match: [
      { text: `const openaiSecret = '${TOKEN}';`, source: OWN },
      { text: `openai_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk-admin-${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: sk-admin-${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
