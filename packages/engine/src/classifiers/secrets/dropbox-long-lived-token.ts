import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['dropbox'];
const TOKEN = fakeToken('alphanumeric', 64);

export const classifier = defineClassifier({
  id: 'dropbox-long-lived-token',
  name: 'Dropbox long-lived access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['dropbox'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.dropbox.com/developers/reference/auth-types',
  examples: {
    match: [
      { text: `const dropboxSecret = '${TOKEN}';`, source: OWN },
      { text: `  "dropboxToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `DROPBOX_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
