import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `LTAI${fakeToken('alphanumeric', 12)}`;
const OTHER = `LTAI${fakeToken('alphanumeric', 16, 3)}`;

export const classifier = defineClassifier({
  id: 'alibaba-access-key-id',
  name: 'Alibaba Cloud access key id',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['alibaba', 'aliyun'],
  patterns: [
    { pattern: 'LTAI[A-Za-z0-9]{12}', alone: 'high', validate: looksIssued },
    { pattern: 'LTAI[A-Za-z0-9]{16}', alone: 'high', validate: looksIssued },
    { pattern: 'LTAI[A-Za-z0-9]{20}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair',
  examples: {
    match: [
      { text: `  "alibabaToken": "${TOKEN}",`, source: OWN },
      { text: `export ALIBABA_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=LTAI${'x'.repeat(12)}`, source: `${OWN}: a placeholder` },
      { text: `token: LTAI${fakeToken('alphanumeric', 5)}`, source: `${OWN}: too short` },
    ],
  },
});
