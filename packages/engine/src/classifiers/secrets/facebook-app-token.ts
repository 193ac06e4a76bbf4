import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('digits', 15)}|${fakeToken('alphanumeric', 27, 2)}`;

export const classifier = defineClassifier({
  id: 'facebook-app-token',
  name: 'Facebook app access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['facebook', 'meta'],
  patterns: [
    { pattern: '[0-9]{15,16}\\|[A-Za-z0-9_-]{27,40}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/',
  examples: {
    match: [
      { text: `export FACEBOOK_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "facebookToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'0'.repeat(15)}|${'x'.repeat(27)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: ${fakeToken('digits', 15)}|${fakeToken('alphanumeric', 12)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
