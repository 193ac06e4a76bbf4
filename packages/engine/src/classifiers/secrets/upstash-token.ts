import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['upstash'];
const TOKEN = `${fakeToken('alphanumeric', 40)}=`;
const OTHER = fakeToken('alphanumeric', 56, 3);

export const classifier = defineClassifier({
  id: 'upstash-token',
  name: 'Upstash token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['upstash'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{40,60}=',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{56}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://upstash.com/docs',
  examples: {
    match: [
      { text: `  "upstashToken": "${TOKEN}",`, source: OWN },
      { text: `export UPSTASH_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `UPSTASH_TOKEN=${'x'.repeat(40)}=`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
