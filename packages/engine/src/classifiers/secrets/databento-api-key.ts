import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `db-${fakeToken('alphanumeric', 29)}`;

export const classifier = defineClassifier({
  id: 'databento-api-key',
  name: 'Databento API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['databento'],
  patterns: [{ pattern: 'db-[A-Za-z0-9]{29}', alone: 'high', validate: looksIssued }],
  reference: 'https://databento.com/docs',
  examples: {
    match: [
      { text: `  "databentoToken": "${TOKEN}",`, source: OWN },
      { text: `const databentoSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=db-${'x'.repeat(29)}`, source: `${OWN}: a placeholder` },
      { text: `token: db-${fakeToken('alphanumeric', 13)}`, source: `${OWN}: too short` },
    ],
  },
});
