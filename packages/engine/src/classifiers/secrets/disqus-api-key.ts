import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['disqus'];
const TOKEN = fakeToken('alphanumeric', 64);

export const classifier = defineClassifier({
  id: 'disqus-api-key',
  name: 'Disqus API key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['disqus'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://disqus.com/api/docs/auth/',
  examples: {
    match: [
      { text: `export DISQUS_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "disqusToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `DISQUS_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
