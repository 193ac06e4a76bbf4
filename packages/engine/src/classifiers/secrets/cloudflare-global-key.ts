import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['cloudflare'];
const TOKEN = fakeToken('hex', 37);

export const classifier = defineClassifier({
  id: 'cloudflare-global-key',
  name: 'Cloudflare global API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cloudflare'],
  patterns: [
    {
      pattern: '[a-f0-9]{37}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.cloudflare.com/fundamentals/api/get-started/keys/',
  examples: {
    match: [
      { text: `export CLOUDFLARE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const cloudflareSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `CLOUDFLARE_TOKEN=${'0'.repeat(37)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
