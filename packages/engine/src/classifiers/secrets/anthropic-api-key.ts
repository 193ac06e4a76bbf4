import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk-ant-api03-${fakeToken('alphanumeric', 93)}AA`;

export const classifier = defineClassifier({
  id: 'anthropic-api-key',
  name: 'Anthropic API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['anthropic', 'claude'],
  patterns: [{ pattern: 'sk-ant-api03-[A-Za-z0-9_-]{93}AA', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.anthropic.com/en/api/overview',
  examples: {
    match: [
      { text: `export ANTHROPIC_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.anthropic.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk-ant-api03-${'x'.repeat(93)}AA`, source: `${OWN}: a placeholder` },
      {
        text: `token: sk-ant-api03-${fakeToken('alphanumeric', 45)}AA`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
