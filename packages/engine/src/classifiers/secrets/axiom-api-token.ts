import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `xaat-${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}`;
const OTHER = `xapt-${fakeToken('hex', 8, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'axiom-api-token',
  name: 'Axiom API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['axiom'],
  patterns: [
    {
      pattern: 'xaat-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'xapt-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://axiom.co/docs/reference/tokens',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `const axiomSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=xaat-${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: xaat-${fakeToken('hex', 8)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 5)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
