import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `00D${fakeToken('alphanumeric', 12)}!${fakeToken('alphanumeric', 80, 2)}`;

export const classifier = defineClassifier({
  id: 'salesforce-access-token',
  name: 'Salesforce session or access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['salesforce'],
  patterns: [
    { pattern: '00D[A-Za-z0-9]{12}![A-Za-z0-9_.]{80,260}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://help.salesforce.com/s/articleView?id=sf.remoteaccess_access_tokens.htm',
  examples: {
    match: [
      { text: `salesforce_access_key: ${TOKEN}`, source: OWN },
      { text: `export SALESFORCE_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=00D${'x'.repeat(12)}!${'x'.repeat(80)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: 00D${fakeToken('alphanumeric', 12)}!${fakeToken('alphanumeric', 39)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
