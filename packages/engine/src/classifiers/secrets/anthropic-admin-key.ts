import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk-ant-admin01-${fakeToken('alphanumeric', 93)}AA`;

export const classifier = defineClassifier({
  id: 'anthropic-admin-key',
  name: 'Anthropic admin API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['anthropic', 'claude'],
  patterns: [
    { pattern: 'sk-ant-admin01-[A-Za-z0-9_-]{93}AA', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.anthropic.com/en/api/administration-api',
  examples: {
    match: [
      { text: `anthropic_access_key: ${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk-ant-admin01-${'x'.repeat(93)}AA`, source: `${OWN}: a placeholder` },
      {
        text: `token: sk-ant-admin01-${fakeToken('alphanumeric', 45)}AA`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
