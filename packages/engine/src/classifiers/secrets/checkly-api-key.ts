import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['checkly'];
const TOKEN = `cu_${fakeToken('hex', 32)}`;

export const classifier = defineClassifier({
  id: 'checkly-api-key',
  name: 'Checkly API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['checkly'],
  patterns: [
    {
      pattern: 'cu_[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.checklyhq.com/',
  examples: {
    match: [
      { text: `checkly_access_key: ${TOKEN}`, source: OWN },
      { text: `const checklySecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `CHECKLY_TOKEN=cu_${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
