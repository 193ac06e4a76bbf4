import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pnu_${fakeToken('alphanumeric', 36)}`;
const OTHER = `pnb_${fakeToken('alphanumeric', 36, 3)}`;

export const classifier = defineClassifier({
  id: 'prefect-api-key',
  name: 'Prefect API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['prefect'],
  patterns: [
    { pattern: 'pnu_[A-Za-z0-9]{36}', alone: 'high', validate: looksIssued },
    { pattern: 'pnb_[A-Za-z0-9]{36}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.prefect.io/latest/manage/cloud/manage-users/api-keys/',
  examples: {
    match: [
      { text: `const prefectSecret = '${TOKEN}';`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pnu_${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      { text: `token: pnu_${fakeToken('alphanumeric', 17)}`, source: `${OWN}: too short` },
    ],
  },
});
