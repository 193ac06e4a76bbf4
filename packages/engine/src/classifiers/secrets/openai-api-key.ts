import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk-${fakeToken('alphanumeric', 20)}T3BlbkFJ${fakeToken('alphanumeric', 20, 2)}`;
const OTHER = `sk-proj-${fakeToken('alphanumeric', 58, 3)}T3BlbkFJ${fakeToken('alphanumeric', 58, 4)}`;

export const classifier = defineClassifier({
  id: 'openai-api-key',
  name: 'OpenAI API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['openai'],
  patterns: [
    { pattern: 'sk-[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}', alone: 'high', validate: looksIssued },
    {
      pattern: 'sk-proj-[A-Za-z0-9_-]{58,75}T3BlbkFJ[A-Za-z0-9_-]{58,75}',
      alone: 'high',
      validate: looksIssued,
    },
    { pattern: 'sk-[A-Za-z0-9]{48}', alone: 'high', validate: looksIssued },
    { pattern: 'sk-proj-[A-Za-z0-9_-]{20,200}', alone: 'high', validate: looksIssued },
    { pattern: 'sk-None-[A-Za-z0-9_-]{48,80}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://platform.openai.com/docs/api-reference/authentication',
  examples: {
    match: [
      { text: `  "openaiToken": "${TOKEN}",`, source: OWN },
      { text: `export OPENAI_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=sk-${'x'.repeat(20)}T3BlbkFJ${'x'.repeat(20)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: sk-${fakeToken('alphanumeric', 9)}T3BlbkFJ${fakeToken('alphanumeric', 20)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
