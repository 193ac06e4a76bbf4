import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['facebook', 'fb_app', 'fbapp', 'fbconnect'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'facebook-app-secret',
  name: 'Facebook app secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['facebook', 'fbapp', 'fbconnect'],
  patterns: [
    {
      pattern: '[a-fA-F0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.facebook.com/docs/facebook-login/security',
  examples: {
    match: [
      { text: `export FACEBOOK_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.facebook.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `FACEBOOK_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
