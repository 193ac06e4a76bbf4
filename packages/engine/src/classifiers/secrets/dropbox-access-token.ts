import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sl.${fakeToken('alphanumeric', 130)}`;
const OTHER = `sl.u.${fakeToken('alphanumeric', 130, 3)}`;

export const classifier = defineClassifier({
  id: 'dropbox-access-token',
  name: 'Dropbox short-lived access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['dropbox'],
  patterns: [
    { pattern: 'sl\\.[A-Za-z0-9_-]{130,1000}', alone: 'high', validate: looksIssued },
    { pattern: 'sl\\.u\\.[A-Za-z0-9_-]{130,1000}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://www.dropbox.com/developers/reference/auth-types',
  examples: {
    match: [
      { text: `  "dropboxToken": "${TOKEN}",`, source: OWN },
      { text: `config.dropbox.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sl.${'x'.repeat(130)}`, source: `${OWN}: a placeholder` },
      { text: `token: sl.${fakeToken('alphanumeric', 64)}`, source: `${OWN}: too short` },
    ],
  },
});
