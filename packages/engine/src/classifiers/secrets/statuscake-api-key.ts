import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['statuscake'];
const TOKEN = fakeToken('alphanumeric', 20);
const OTHER = fakeToken('alphanumeric', 30, 3);

export const classifier = defineClassifier({
  id: 'statuscake-api-key',
  name: 'StatusCake API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['statuscake'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.statuscake.com/',
  examples: {
    match: [
      { text: `statuscake_access_key: ${TOKEN}`, source: OWN },
      { text: `const statuscakeSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `STATUSCAKE_TOKEN=${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
