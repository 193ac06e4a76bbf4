import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['zhipu', 'bigmodel'];
const TOKEN = `${fakeToken('hex', 32)}.${fakeToken('alphanumeric', 16, 2)}`;

export const classifier = defineClassifier({
  id: 'zhipu-api-key',
  name: 'Zhipu AI API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['zhipu', 'bigmodel'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}\\.[A-Za-z0-9]{16}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://open.bigmodel.cn/',
  examples: {
    match: [
      { text: `config.zhipu.apiKey = "${TOKEN}"`, source: OWN },
      { text: `ZHIPU_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `ZHIPU_TOKEN=${'0'.repeat(32)}.${'x'.repeat(16)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
