import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `nfp_${fakeToken('alphanumeric', 36)}`;
const OTHER = `nfc_${fakeToken('alphanumeric', 36, 3)}`;

export const classifier = defineClassifier({
  id: 'netlify-access-token',
  name: 'Netlify access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['netlify'],
  patterns: [
    { pattern: 'nfp_[A-Za-z0-9]{36}', alone: 'high', validate: looksIssued },
    { pattern: 'nfc_[A-Za-z0-9]{36}', alone: 'high', validate: looksIssued },
    { pattern: 'nfo_[A-Za-z0-9]{36}', alone: 'high', validate: looksIssued },
    { pattern: 'nfu_[A-Za-z0-9]{36}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.netlify.com/api/get-started/',
  examples: {
    match: [
      { text: `  "netlifyToken": "${TOKEN}",`, source: OWN },
      { text: `export NETLIFY_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=nfp_${'x'.repeat(36)}`, source: `${OWN}: a placeholder` },
      { text: `token: nfp_${fakeToken('alphanumeric', 17)}`, source: `${OWN}: too short` },
    ],
  },
});
