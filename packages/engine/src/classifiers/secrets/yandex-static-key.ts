import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['yandex'];
const TOKEN = `YC${fakeToken('alphanumeric', 38)}`;

export const classifier = defineClassifier({
  id: 'yandex-static-key',
  name: 'Yandex Cloud static access key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['yandex'],
  patterns: [
    {
      pattern: 'YC[A-Za-z0-9_-]{38}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://yandex.cloud/en/docs/iam/concepts/authorization/access-key',
  examples: {
    match: [
      { text: `YANDEX_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.yandex.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `YANDEX_TOKEN=YC${'x'.repeat(38)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
