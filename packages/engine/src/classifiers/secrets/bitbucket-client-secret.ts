import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bitbucket'];
const TOKEN = fakeToken('alphanumeric', 32);
const OTHER = fakeToken('alphanumeric', 64, 3);

export const classifier = defineClassifier({
  id: 'bitbucket-client-secret',
  name: 'Bitbucket OAuth client credential',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bitbucket'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{44}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{18}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://support.atlassian.com/bitbucket-cloud/docs/use-oauth-on-bitbucket-cloud/',
  examples: {
    match: [
      { text: `const bitbucketSecret = '${TOKEN}';`, source: OWN },
      { text: `  "bitbucketToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `BITBUCKET_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
