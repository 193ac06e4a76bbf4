import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['zilliz', 'milvus'];
const TOKEN = fakeToken('hex', 80);
const OTHER = fakeToken('hex', 100, 3);

export const classifier = defineClassifier({
  id: 'zilliz-api-key',
  name: 'Zilliz or Milvus token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['zilliz', 'milvus'],
  patterns: [
    {
      pattern: '[a-f0-9]{80}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{100,140}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.zilliz.com/',
  examples: {
    match: [
      { text: `ZILLIZ_API_KEY=${TOKEN}`, source: OWN },
      { text: `export ZILLIZ_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `ZILLIZ_TOKEN=${'0'.repeat(80)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
