import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `retool_${fakeToken('lowerDigits', 2)}_${fakeToken('alphanumeric', 20, 2)}`;

export const classifier = defineClassifier({
  id: 'retool-api-token',
  name: 'Retool API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['retool'],
  patterns: [
    { pattern: 'retool_[a-z0-9]{2,4}_[A-Za-z0-9]{20,60}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.retool.com/reference/api/v2',
  examples: {
    match: [
      { text: `RETOOL_API_KEY=${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=retool_${'x'.repeat(2)}_${'x'.repeat(20)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: retool_${fakeToken('lowerDigits', 2)}_${fakeToken('alphanumeric', 9)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
