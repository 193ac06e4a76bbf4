import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `y0_${fakeToken('alphanumeric', 50)}`;

export const classifier = defineClassifier({
  id: 'yandex-oauth-token',
  name: 'Yandex OAuth token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['yandex'],
  patterns: [{ pattern: 'y[0-6]_[A-Za-z0-9_-]{50,60}', alone: 'high', validate: looksIssued }],
  reference: 'https://yandex.cloud/en/docs/iam/concepts/authorization/oauth-token',
  examples: {
    match: [
      { text: `  "yandexToken": "${TOKEN}",`, source: OWN },
      { text: `export YANDEX_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=y0_${'x'.repeat(50)}`, source: `${OWN}: a placeholder` },
      { text: `token: y0_${fakeToken('alphanumeric', 24)}`, source: `${OWN}: too short` },
    ],
  },
});
