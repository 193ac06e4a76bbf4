import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['privateai', 'private_ai', 'private-ai'];
const TOKEN = fakeToken('lowerDigits', 32);

export const classifier = defineClassifier({
  id: 'private-ai-api-key',
  name: 'Private AI API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['privateai'],
  patterns: [
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.private-ai.com/',
  examples: {
    match: [
      { text: `export PRIVATEAI_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "privateaiToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `PRIVATEAI_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
