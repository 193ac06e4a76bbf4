import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['cloudflare'];
const TOKEN = fakeToken('alphanumeric', 40);

export const classifier = defineClassifier({
  id: 'cloudflare-api-token',
  name: 'Cloudflare API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cloudflare'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.cloudflare.com/fundamentals/api/get-started/create-token/',
  examples: {
    match: [
      { text: `const cloudflareSecret = '${TOKEN}';`, source: OWN },
      { text: `  "cloudflareToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `CLOUDFLARE_TOKEN=${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
