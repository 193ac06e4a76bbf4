import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['hellosign', 'dropboxsign'];
const TOKEN = fakeToken('hex', 64);
const OTHER = fakeToken('alphanumeric', 64, 3);

export const classifier = defineClassifier({
  id: 'hellosign-api-key',
  name: 'Dropbox Sign API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['hellosign', 'dropboxsign'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{64,66}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.hellosign.com/api/reference/authentication/',
  examples: {
    match: [
      { text: `export HELLOSIGN_TOKEN="${TOKEN}"`, source: OWN },
      { text: `  "hellosignToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `HELLOSIGN_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
