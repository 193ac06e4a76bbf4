import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['okta', 'ssws'];
const TOKEN = `00${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'okta-api-token',
  name: 'Okta API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['okta', 'ssws'],
  patterns: [
    {
      pattern: '00[A-Za-z0-9_-]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.okta.com/docs/guides/create-an-api-token/main/',
  examples: {
    match: [
      { text: `const oktaSecret = '${TOKEN}';`, source: OWN },
      { text: `okta_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `OKTA_TOKEN=00${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
