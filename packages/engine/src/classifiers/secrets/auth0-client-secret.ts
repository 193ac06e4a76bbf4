import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['auth0'];
const TOKEN = fakeToken('alphanumeric', 64);
const OTHER = fakeToken('alphanumeric', 32, 3);

export const classifier = defineClassifier({
  id: 'auth0-client-secret',
  name: 'Auth0 client credential',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['auth0'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://auth0.com/docs/get-started/applications/application-settings',
  examples: {
    match: [
      { text: `  "auth0Token": "${TOKEN}",`, source: OWN },
      { text: `export AUTH0_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `AUTH0_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
