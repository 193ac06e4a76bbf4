import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['intercom'];
const TOKEN = `${fakeToken('alphanumeric', 59)}=`;
const OTHER = fakeToken('alphanumeric', 60, 3);

export const classifier = defineClassifier({
  id: 'intercom-access-token',
  name: 'Intercom access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['intercom'],
  patterns: [
    {
      pattern: '[A-Za-z0-9+/_-]{59}=',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{60}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication',
  examples: {
    match: [
      { text: `  "intercomToken": "${TOKEN}",`, source: OWN },
      { text: `INTERCOM_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `INTERCOM_TOKEN=${'x'.repeat(59)}=`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
