import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `m0-${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'mem0-api-key',
  name: 'Mem0 API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mem0'],
  patterns: [{ pattern: 'm0-[A-Za-z0-9]{40}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.mem0.ai/',
  examples: {
    match: [
      { text: `  "mem0Token": "${TOKEN}",`, source: OWN },
      { text: `config.mem0.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=m0-${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: m0-${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
