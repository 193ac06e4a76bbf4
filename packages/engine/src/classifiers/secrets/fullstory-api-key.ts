import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['fullstory'];
const TOKEN = fakeToken('alphanumeric', 50);
const OTHER = `na1.${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'fullstory-api-key',
  name: 'FullStory API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['fullstory'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{50,100}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'na1\\.[A-Za-z0-9+/]{40,120}={0,3}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.fullstory.com/',
  examples: {
    match: [
      { text: `export FULLSTORY_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.fullstory.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `FULLSTORY_TOKEN=${'x'.repeat(50)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
