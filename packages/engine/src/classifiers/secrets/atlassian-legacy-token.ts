import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['atlassian', 'confluence', 'jira'];
const TOKEN = fakeToken('alphanumeric', 24);

export const classifier = defineClassifier({
  id: 'atlassian-legacy-token',
  name: 'Atlassian API token of older accounts',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['atlassian', 'confluence', 'jira'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference:
    'https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/',
  examples: {
    match: [
      { text: `ATLASSIAN_API_KEY=${TOKEN}`, source: OWN },
      { text: `const atlassianSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `ATLASSIAN_TOKEN=${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
