import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['alibaba', 'aliyun'];
const TOKEN = fakeToken('alphanumeric', 30);

export const classifier = defineClassifier({
  id: 'alibaba-secret-key',
  name: 'Alibaba Cloud access key secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['alibaba', 'aliyun'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair',
  examples: {
    match: [
      { text: `const alibabaSecret = '${TOKEN}';`, source: OWN },
      { text: `alibaba_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `ALIBABA_TOKEN=${'x'.repeat(30)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
