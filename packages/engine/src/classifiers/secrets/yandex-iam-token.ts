import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `t1.${fakeToken('alphanumeric', 60)}.${fakeToken('alphanumeric', 86, 2)}`;

export const classifier = defineClassifier({
  id: 'yandex-iam-token',
  name: 'Yandex Cloud IAM token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['yandex'],
  patterns: [
    {
      pattern: 't1\\.[A-Z0-9a-z_-]{60,300}={0,2}\\.[A-Z0-9a-z_-]{86}={0,2}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://yandex.cloud/en/docs/iam/concepts/authorization/iam-token',
  examples: {
    match: [
      { text: `YANDEX_API_KEY=${TOKEN}`, source: OWN },
      { text: `const yandexSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=t1.${'x'.repeat(60)}.${'x'.repeat(86)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: t1.${fakeToken('alphanumeric', 60)}.${fakeToken('alphanumeric', 42)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
