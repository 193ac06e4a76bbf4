import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `v1.0-${fakeToken('hex', 24)}-${fakeToken('hex', 146, 2)}`;

export const classifier = defineClassifier({
  id: 'cloudflare-origin-ca-key',
  name: 'Cloudflare Origin CA key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cloudflare'],
  patterns: [
    { pattern: 'v1\\.0-[a-f0-9]{24}-[a-f0-9]{146}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developers.cloudflare.com/fundamentals/api/get-started/ca-keys/',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `  "cloudflareToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=v1.0-${'0'.repeat(24)}-${'0'.repeat(146)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: v1.0-${fakeToken('hex', 24)}-${fakeToken('hex', 72)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
