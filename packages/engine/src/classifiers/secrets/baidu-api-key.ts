import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['baidu'];
const TOKEN = fakeToken('alphanumeric', 24);
const OTHER = fakeToken('alphanumeric', 32, 3);

export const classifier = defineClassifier({
  id: 'baidu-api-key',
  name: 'Baidu AI or translate key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['baidu'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://ai.baidu.com/ai-doc',
  examples: {
    match: [
      { text: `BAIDU_API_KEY=${TOKEN}`, source: OWN },
      { text: `baidu_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `BAIDU_TOKEN=${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
