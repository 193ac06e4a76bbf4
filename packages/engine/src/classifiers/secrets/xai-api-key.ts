import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `xai-${fakeToken('alphanumeric', 80)}`;
const OTHER = `xai-${fakeToken('alphanumeric', 70, 3)}`;

export const classifier = defineClassifier({
  id: 'xai-api-key',
  name: 'xAI API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['xai', 'grok'],
  patterns: [
    { pattern: 'xai-[A-Za-z0-9]{80}', alone: 'high', validate: looksIssued },
    { pattern: 'xai-[A-Za-z0-9_]{70,90}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.x.ai/docs/overview',
  examples: {
    match: [
      { text: `config.xai.apiKey = "${TOKEN}"`, source: OWN },
      { text: `xai_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=xai-${'x'.repeat(80)}`, source: `${OWN}: a placeholder` },
      { text: `token: xai-${fakeToken('alphanumeric', 39)}`, source: `${OWN}: too short` },
    ],
  },
});
