import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['dashscope', 'qwen'];
const TOKEN = `sk-${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'dashscope-api-key',
  name: 'Alibaba DashScope API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['dashscope', 'qwen'],
  patterns: [
    {
      pattern: 'sk-[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.alibabacloud.com/help/en/model-studio/',
  examples: {
    match: [
      { text: `DASHSCOPE_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "dashscopeToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `DASHSCOPE_TOKEN=sk-${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
