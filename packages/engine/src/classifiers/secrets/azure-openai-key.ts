import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 52)}JQQJ99${fakeToken('upperDigits', 4, 2)}AC${fakeToken('alphanumeric', 20, 3)}`;

export const classifier = defineClassifier({
  id: 'azure-openai-key',
  name: 'Azure AI services key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['azure', 'openai'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{52}JQQJ99[A-Z0-9]{4}AC[A-Za-z0-9]{20}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://learn.microsoft.com/en-us/azure/ai-services/authentication',
  examples: {
    match: [
      { text: `export AZURE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "azureToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=${'x'.repeat(52)}JQQJ99${'X'.repeat(4)}AC${'x'.repeat(20)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: ${fakeToken('alphanumeric', 25)}JQQJ99${fakeToken('upperDigits', 4)}AC${fakeToken('alphanumeric', 20)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
