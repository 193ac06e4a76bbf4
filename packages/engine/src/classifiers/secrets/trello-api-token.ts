import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['trello'];
const TOKEN = fakeToken('hex', 64);
const OTHER = fakeToken('alphanumeric', 64, 3);

export const classifier = defineClassifier({
  id: 'trello-api-token',
  name: 'Trello API token or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['trello'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'ATTA[A-Za-z0-9]{72}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/api-introduction/',
  examples: {
    match: [
      { text: `const trelloSecret = '${TOKEN}';`, source: OWN },
      { text: `export TRELLO_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `TRELLO_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
