import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['azure', 'devops', 'personalaccesstoken', 'vsts'];
const TOKEN = fakeToken('lowerDigits', 52);

export const classifier = defineClassifier({
  id: 'azure-devops-legacy-token',
  name: 'Azure DevOps personal access token of the old form',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['azure', 'devops', 'personalaccesstoken', 'vsts'],
  patterns: [
    {
      pattern: '[a-z0-9]{52}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://learn.microsoft.com/en-us/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate',
  examples: {
    match: [
      { text: `config.azure.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export AZURE_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `AZURE_TOKEN=${'x'.repeat(52)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
