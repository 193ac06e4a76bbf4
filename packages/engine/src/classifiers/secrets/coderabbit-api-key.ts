import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `cr-${fakeToken('hex', 58)}`;

export const classifier = defineClassifier({
  id: 'coderabbit-api-key',
  name: 'CodeRabbit API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['coderabbit'],
  patterns: [{ pattern: 'cr-[a-f0-9]{58}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.coderabbit.ai/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `  "coderabbitToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=cr-${'0'.repeat(58)}`, source: `${OWN}: a placeholder` },
      { text: `token: cr-${fakeToken('hex', 28)}`, source: `${OWN}: too short` },
    ],
  },
});
