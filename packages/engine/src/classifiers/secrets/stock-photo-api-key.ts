import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['pexels', 'pixabay', 'unsplash', 'shutterstock'];
const TOKEN = fakeToken('alphanumeric', 56);
const OTHER = `${fakeToken('digits', 7, 3)}-${fakeToken('hex', 25, 4)}`;

export const classifier = defineClassifier({
  id: 'stock-photo-api-key',
  name: 'Pexels, Pixabay or Unsplash key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pexels', 'pixabay', 'unsplash', 'shutterstock'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{56}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[0-9]{7,8}-[a-f0-9]{25}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{34}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'v2/[A-Za-z0-9]{80,400}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.pexels.com/api/documentation/',
  examples: {
    match: [
      { text: `  "pexelsToken": "${TOKEN}",`, source: OWN },
      { text: `export PEXELS_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `PEXELS_TOKEN=${'x'.repeat(56)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
