import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `4b1d${fakeToken('alphanumeric', 38)}`;

export const classifier = defineClassifier({
  id: 'clickhouse-api-key',
  name: 'ClickHouse Cloud API key secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['clickhouse'],
  patterns: [{ pattern: '4b1d[A-Za-z0-9]{38}', alone: 'high', validate: looksIssued }],
  reference: 'https://clickhouse.com/docs/en/cloud/manage/openapi',
  examples: {
    match: [
      { text: `const clickhouseSecret = '${TOKEN}';`, source: OWN },
      { text: `clickhouse_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=4b1d${'x'.repeat(38)}`, source: `${OWN}: a placeholder` },
      { text: `token: 4b1d${fakeToken('alphanumeric', 18)}`, source: `${OWN}: too short` },
    ],
  },
});
