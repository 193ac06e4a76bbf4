import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['zendesk'];
const TOKEN = fakeToken('alphanumeric', 40);

export const classifier = defineClassifier({
  id: 'zendesk-api-token',
  name: 'Zendesk API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['zendesk'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.zendesk.com/api-reference/introduction/security-and-auth/',
  examples: {
    match: [
      { text: `const zendeskSecret = '${TOKEN}';`, source: OWN },
      { text: `ZENDESK_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `ZENDESK_TOKEN=${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
