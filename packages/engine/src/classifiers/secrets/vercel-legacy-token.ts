import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['vercel'];
const TOKEN = fakeToken('alphanumeric', 24);

export const classifier = defineClassifier({
  id: 'vercel-legacy-token',
  name: 'Vercel or ZEIT token of the old form',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vercel'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://vercel.com/docs/rest-api#authentication',
  examples: {
    match: [
      { text: `  "vercelToken": "${TOKEN}",`, source: OWN },
      { text: `export VERCEL_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `VERCEL_TOKEN=${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
