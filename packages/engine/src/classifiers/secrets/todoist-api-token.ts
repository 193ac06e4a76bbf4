import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['todoist'];
const TOKEN = fakeToken('hex', 40);

export const classifier = defineClassifier({
  id: 'todoist-api-token',
  name: 'Todoist API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['todoist'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.todoist.com/rest/v2/',
  examples: {
    match: [
      { text: `const todoistSecret = '${TOKEN}';`, source: OWN },
      { text: `todoist_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `TODOIST_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
