import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 76)}ACDb${fakeToken('alphanumeric', 6, 2)}==`;

export const classifier = defineClassifier({
  id: 'azure-cosmos-key',
  name: 'Azure Cosmos DB key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['azure', 'cosmos'],
  patterns: [
    { pattern: '[A-Za-z0-9+/]{76}ACDb[A-Za-z0-9+/]{6}==', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://learn.microsoft.com/en-us/azure/cosmos-db/secure-access-to-data',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `export AZURE_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'x'.repeat(76)}ACDb${'x'.repeat(6)}==`, source: `${OWN}: a placeholder` },
      {
        text: `token: ${fakeToken('alphanumeric', 37)}ACDb${fakeToken('alphanumeric', 6)}==`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
