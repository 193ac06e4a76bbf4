import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `b10ck5.${fakeToken('hex', 32)}.${fakeToken('hex', 8, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 12, 6)}`;

export const classifier = defineClassifier({
  id: 'block-protocol-api-key',
  name: 'Block Protocol API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['blockprotocol'],
  patterns: [
    {
      pattern:
        'b10ck5\\.[a-f0-9]{32}\\.[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://blockprotocol.org/docs',
  examples: {
    match: [
      { text: `BLOCKPROTOCOL_API_KEY=${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=b10ck5.${'0'.repeat(32)}.${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: b10ck5.${fakeToken('hex', 15)}.${fakeToken('hex', 8)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 12)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
