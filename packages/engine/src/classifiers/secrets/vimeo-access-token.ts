import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['vimeo', 'wistia'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('hex', 64, 3);

export const classifier = defineClassifier({
  id: 'vimeo-access-token',
  name: 'Vimeo or Wistia access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vimeo', 'wistia'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.vimeo.com/api/authentication',
  examples: {
    match: [
      { text: `  "vimeoToken": "${TOKEN}",`, source: OWN },
      { text: `vimeo_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `VIMEO_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
