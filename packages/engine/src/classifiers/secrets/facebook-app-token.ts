import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['facebook', 'graph.', 'fb_', 'access_token', 'accesstoken'];
const TOKEN = `${fakeToken('digits', 15)}|${fakeToken('alphanumeric', 27, 2)}`;

export const classifier = defineClassifier({
  id: 'facebook-app-token',
  name: 'Facebook app access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['facebook', 'meta'],
  patterns: [
    {
      pattern: '[0-9]{15,16}\\|[A-Za-z0-9_-]{27,40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/',
  examples: {
    match: [
      { text: `  "facebookToken": "${TOKEN}",`, source: OWN },
      { text: `export FACEBOOK_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `FACEBOOK_TOKEN=${'0'.repeat(15)}|${'x'.repeat(27)}`,
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
