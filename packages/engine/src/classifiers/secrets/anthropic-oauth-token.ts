import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk-ant-oat01-${fakeToken('alphanumeric', 80)}`;
const OTHER = `sk-ant-ort01-${fakeToken('alphanumeric', 80, 3)}`;

export const classifier = defineClassifier({
  id: 'anthropic-oauth-token',
  name: 'Anthropic OAuth token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['anthropic', 'claude'],
  patterns: [
    { pattern: 'sk-ant-oat01-[A-Za-z0-9_-]{80,110}', alone: 'high', validate: looksIssued },
    { pattern: 'sk-ant-ort01-[A-Za-z0-9_-]{80,110}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.anthropic.com/en/docs/claude-code',
  examples: {
    match: [
      { text: `config.anthropic.apiKey = "${TOKEN}"`, source: OWN },
      { text: `ANTHROPIC_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk-ant-oat01-${'x'.repeat(80)}`, source: `${OWN}: a placeholder` },
      { text: `token: sk-ant-oat01-${fakeToken('alphanumeric', 39)}`, source: `${OWN}: too short` },
    ],
  },
});
