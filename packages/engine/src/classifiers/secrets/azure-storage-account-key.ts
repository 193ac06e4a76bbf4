import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 76)}+ASt${fakeToken('alphanumeric', 6, 2)}==`;

export const classifier = defineClassifier({
  id: 'azure-storage-account-key',
  name: 'Azure storage account key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['azure', 'storage'],
  patterns: [
    { pattern: '[A-Za-z0-9+/]{76}\\+ASt[A-Za-z0-9+/]{6}==', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://learn.microsoft.com/en-us/azure/storage/common/storage-account-keys-manage',
  examples: {
    match: [
      { text: `config.azure.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const azureSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'x'.repeat(76)}+ASt${'x'.repeat(6)}==`, source: `${OWN}: a placeholder` },
      {
        text: `token: ${fakeToken('alphanumeric', 37)}+ASt${fakeToken('alphanumeric', 6)}==`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
