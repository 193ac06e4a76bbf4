import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['tencent', 'qcloud', 'secretid', 'secret_id'];
const TOKEN = `AKID${fakeToken('alphanumeric', 32)}`;
const OTHER = fakeToken('alphanumeric', 32, 3);

export const classifier = defineClassifier({
  id: 'tencent-secret-id',
  name: 'Tencent Cloud secret id',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['tencent', 'qcloud', 'secretid'],
  patterns: [
    {
      pattern: 'AKID[A-Za-z0-9]{32}',
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
  reference: 'https://www.tencentcloud.com/document/product/598/40488',
  examples: {
    match: [
      { text: `config.tencent.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "tencentToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `TENCENT_TOKEN=AKID${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
