import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['browserstack'];
const TOKEN = fakeToken('alphanumeric', 20);

export const classifier = defineClassifier({
  id: 'browserstack-access-key',
  name: 'BrowserStack access key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['browserstack'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.browserstack.com/docs/automate/api-reference',
  examples: {
    match: [
      { text: `const browserstackSecret = '${TOKEN}';`, source: OWN },
      { text: `browserstack_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `BROWSERSTACK_TOKEN=${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
