import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 76)}AZDO${fakeToken('alphanumeric', 4, 2)}`;

export const classifier = defineClassifier({
  id: 'azure-devops-token',
  name: 'Azure DevOps personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['azure', 'devops'],
  patterns: [
    { pattern: '[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}', alone: 'high', validate: looksIssued },
  ],
  reference:
    'https://learn.microsoft.com/en-us/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate',
  examples: {
    match: [
      { text: `azure_access_key: ${TOKEN}`, source: OWN },
      { text: `  "azureToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'x'.repeat(76)}AZDO${'x'.repeat(4)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: ${fakeToken('alphanumeric', 37)}AZDO${fakeToken('alphanumeric', 4)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
