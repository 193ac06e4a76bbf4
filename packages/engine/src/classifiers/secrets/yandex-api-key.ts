import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `AQVN${fakeToken('alphanumeric', 35)}`;

export const classifier = defineClassifier({
  id: 'yandex-api-key',
  name: 'Yandex Cloud API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['yandex'],
  patterns: [{ pattern: 'AQVN[A-Za-z0-9_-]{35,38}', alone: 'high', validate: looksIssued }],
  reference: 'https://yandex.cloud/en/docs/iam/concepts/authorization/api-key',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `config.yandex.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=AQVN${'x'.repeat(35)}`, source: `${OWN}: a placeholder` },
      { text: `token: AQVN${fakeToken('alphanumeric', 16)}`, source: `${OWN}: too short` },
    ],
  },
});
