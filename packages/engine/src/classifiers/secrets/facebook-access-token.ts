import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo, looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['facebook', 'graph.', 'fb_', 'access_token', 'accesstoken', 'page_token'];
const TOKEN = `EAACEdEose0cBA${fakeToken('alphanumeric', 20)}`;
const OTHER = `EAAK${fakeToken('alphanumeric', 60, 3)}`;

export const classifier = defineClassifier({
  id: 'facebook-access-token',
  name: 'Facebook access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['facebook', 'meta'],
  patterns: [
    { pattern: 'EAACEdEose0cBA[A-Za-z0-9]{20,300}', alone: 'high', validate: looksIssued },
    {
      pattern: 'EAA[A-Z][A-Za-z0-9]{60,400}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/',
  examples: {
    match: [
      { text: `FACEBOOK_API_KEY=${TOKEN}`, source: OWN },
      { text: `const facebookSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=EAACEdEose0cBA${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      { text: `token: EAACEdEose0cBA${fakeToken('alphanumeric', 9)}`, source: `${OWN}: too short` },
    ],
  },
});
