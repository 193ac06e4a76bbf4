import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['deepseek'];
const TOKEN = `sk-${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'deepseek-api-key',
  name: 'DeepSeek API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['deepseek'],
  patterns: [
    {
      pattern: 'sk-[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://api-docs.deepseek.com/',
  examples: {
    match: [
      { text: `const deepseekSecret = '${TOKEN}';`, source: OWN },
      { text: `config.deepseek.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `DEEPSEEK_TOKEN=sk-${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
