import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['frontapp'];
const TOKEN = `${fakeToken('alphanumeric', 30)}.${fakeToken('alphanumeric', 100, 2)}.${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'front-api-token',
  name: 'Front API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['frontapp'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{30,50}\\.[A-Za-z0-9_-]{100,200}\\.[A-Za-z0-9_-]{40,100}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://dev.frontapp.com/docs/create-and-revoke-api-tokens',
  examples: {
    match: [
      { text: `const frontappSecret = '${TOKEN}';`, source: OWN },
      { text: `frontapp_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `FRONTAPP_TOKEN=${'x'.repeat(30)}.${'x'.repeat(100)}.${'x'.repeat(40)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
