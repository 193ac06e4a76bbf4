import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 42)}+ACR${fakeToken('alphanumeric', 6, 2)}`;

export const classifier = defineClassifier({
  id: 'azure-container-registry-key',
  name: 'Azure container registry password',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['azure', 'acr'],
  patterns: [
    { pattern: '[A-Za-z0-9+/]{42}\\+ACR[A-Za-z0-9]{6}', alone: 'high', validate: looksIssued },
  ],
  reference:
    'https://learn.microsoft.com/en-us/azure/container-registry/container-registry-authentication',
  examples: {
    match: [
      { text: `const azureSecret = '${TOKEN}';`, source: OWN },
      { text: `AZURE_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'x'.repeat(42)}+ACR${'x'.repeat(6)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: ${fakeToken('alphanumeric', 20)}+ACR${fakeToken('alphanumeric', 6)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
