import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['dropbox'];
const TOKEN = fakeToken('lowerDigits', 15);

export const classifier = defineClassifier({
  id: 'dropbox-app-secret',
  name: 'Dropbox app key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['dropbox'],
  patterns: [
    {
      pattern: '[a-z0-9]{15}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.dropbox.com/developers/reference/oauth-guide',
  examples: {
    match: [
      { text: `  "dropboxToken": "${TOKEN}",`, source: OWN },
      { text: `DROPBOX_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `DROPBOX_TOKEN=${'x'.repeat(15)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
