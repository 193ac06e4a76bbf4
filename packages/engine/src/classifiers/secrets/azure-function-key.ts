import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 44)}AzFu${fakeToken('alphanumeric', 6, 2)}==`;

export const classifier = defineClassifier({
  id: 'azure-function-key',
  name: 'Azure Functions key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['azure', 'function'],
  patterns: [
    { pattern: '[A-Za-z0-9_-]{44}AzFu[A-Za-z0-9_-]{6}==', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://learn.microsoft.com/en-us/azure/azure-functions/function-keys-how-to',
  examples: {
    match: [
      { text: `AZURE_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.azure.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'x'.repeat(44)}AzFu${'x'.repeat(6)}==`, source: `${OWN}: a placeholder` },
      {
        text: `token: ${fakeToken('alphanumeric', 21)}AzFu${fakeToken('alphanumeric', 6)}==`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
