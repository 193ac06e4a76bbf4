import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['ocp-apim', 'apim_', 'subscription-key', 'subscription_key', 'subscriptionkey'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'azure-apim-key',
  name: 'Azure API Management subscription key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['subscriptionkey'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://learn.microsoft.com/en-us/azure/api-management/api-management-subscriptions',
  examples: {
    match: [
      { text: `"ocp-apim": "${TOKEN}"`, source: OWN },
      { text: `export OCP_APIM_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `OCP_APIM_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
