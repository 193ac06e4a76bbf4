import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `0.${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}.${fakeToken('alphanumeric', 30, 6)}:${fakeToken('alphanumeric', 22, 7)}==`;

export const classifier = defineClassifier({
  id: 'bitwarden-access-token',
  name: 'Bitwarden Secrets Manager access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bitwarden', 'bws'],
  patterns: [
    {
      pattern:
        '0\\.[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}\\.[A-Za-z0-9]{30}:[A-Za-z0-9+/]{22}==',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://bitwarden.com/help/access-tokens/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `  "bitwardenToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=0.${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}.${'x'.repeat(30)}:${'x'.repeat(22)}==`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: 0.${fakeToken('hex', 8)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 12)}.${fakeToken('alphanumeric', 14)}:${fakeToken('alphanumeric', 22)}==`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
