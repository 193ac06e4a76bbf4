import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `amzn.mws.${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}`;

export const classifier = defineClassifier({
  id: 'aws-mws-token',
  name: 'Amazon MWS authorization token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['amazon', 'mws'],
  patterns: [
    {
      pattern: 'amzn\\.mws\\.[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.developer.amazonservices.com/',
  examples: {
    match: [
      { text: `const amazonSecret = '${TOKEN}';`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=amzn.mws.${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: amzn.mws.${fakeToken('hex', 8)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 5)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
