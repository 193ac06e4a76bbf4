import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `dapi${fakeToken('hex', 32)}`;
const OTHER = `dapi${fakeToken('hex', 32, 3)}-1`;

export const classifier = defineClassifier({
  id: 'databricks-token',
  name: 'Databricks personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['databricks'],
  patterns: [
    { pattern: 'dapi[a-f0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'dapi[a-f0-9]{32}-[0-9]', alone: 'high', validate: looksIssued },
    { pattern: 'dkea[a-f0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'dose[a-f0-9]{32}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.databricks.com/en/dev-tools/auth/pat.html',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `DATABRICKS_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=dapi${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: dapi${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
