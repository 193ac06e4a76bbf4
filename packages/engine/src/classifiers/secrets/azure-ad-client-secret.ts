import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 3)}1Q~${fakeToken('alphanumeric', 31, 2)}`;

export const classifier = defineClassifier({
  id: 'azure-ad-client-secret',
  name: 'Microsoft Entra client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['azure', 'entra', 'client secret'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_~.]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://learn.microsoft.com/en-us/entra/identity-platform/how-to-add-credentials',
  examples: {
    match: [
      { text: `azure_access_key: ${TOKEN}`, source: OWN },
      { text: `  "azureToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'x'.repeat(3)}1Q~${'x'.repeat(31)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: ${fakeToken('alphanumeric', 3)}1Q~${fakeToken('alphanumeric', 14)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
