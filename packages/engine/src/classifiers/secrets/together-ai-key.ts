import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `tgp_v1_${fakeToken('alphanumeric', 43)}`;

export const classifier = defineClassifier({
  id: 'together-ai-key',
  name: 'Together AI API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['together'],
  patterns: [{ pattern: 'tgp_v1_[A-Za-z0-9_-]{43}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.together.ai/docs/quickstart',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `export TOGETHER_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=tgp_v1_${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      { text: `token: tgp_v1_${fakeToken('alphanumeric', 20)}`, source: `${OWN}: too short` },
    ],
  },
});
