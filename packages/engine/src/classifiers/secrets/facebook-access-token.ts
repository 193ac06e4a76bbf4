import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `EAAM${fakeToken('alphanumeric', 60)}`;
const OTHER = `EAACEdEose0cBA${fakeToken('alphanumeric', 20, 3)}`;

export const classifier = defineClassifier({
  id: 'facebook-access-token',
  name: 'Facebook access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['facebook', 'meta'],
  patterns: [
    { pattern: 'EAA[MC][A-Za-z0-9]{60,400}', alone: 'high', validate: looksIssued },
    { pattern: 'EAACEdEose0cBA[A-Za-z0-9]{20,300}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/',
  examples: {
    match: [
      { text: `const facebookSecret = '${TOKEN}';`, source: OWN },
      { text: `FACEBOOK_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=EAAM${'x'.repeat(60)}`, source: `${OWN}: a placeholder` },
      { text: `token: EAAM${fakeToken('alphanumeric', 29)}`, source: `${OWN}: too short` },
    ],
  },
});
