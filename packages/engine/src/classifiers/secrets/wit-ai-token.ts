import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['wit_ai', 'wit.ai', 'wit_token'];
const TOKEN = fakeToken('upperDigits', 32);

export const classifier = defineClassifier({
  id: 'wit-ai-token',
  name: 'Wit.ai token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['wit.ai'],
  patterns: [
    {
      pattern: '[A-Z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://wit.ai/docs/http',
  examples: {
    match: [
      { text: `WIT_AI_API_KEY=${TOKEN}`, source: OWN },
      { text: `"wit_ai": "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `WIT_AI_TOKEN=${'X'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
