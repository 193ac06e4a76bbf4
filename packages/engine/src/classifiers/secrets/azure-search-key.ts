import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 42)}AzSe${fakeToken('alphanumeric', 6, 2)}`;

export const classifier = defineClassifier({
  id: 'azure-search-key',
  name: 'Azure AI Search key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['azure', 'search'],
  patterns: [
    { pattern: '[A-Za-z0-9]{42}AzSe[A-Za-z0-9]{6}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://learn.microsoft.com/en-us/azure/search/search-security-api-keys',
  examples: {
    match: [
      { text: `  "azureToken": "${TOKEN}",`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'x'.repeat(42)}AzSe${'x'.repeat(6)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: ${fakeToken('alphanumeric', 20)}AzSe${fakeToken('alphanumeric', 6)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
