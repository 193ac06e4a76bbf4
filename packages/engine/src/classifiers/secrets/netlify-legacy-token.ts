import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['netlify'];
const TOKEN = fakeToken('alphanumeric', 43);
const OTHER = fakeToken('alphanumeric', 44, 3);

export const classifier = defineClassifier({
  id: 'netlify-legacy-token',
  name: 'Netlify token of the old form',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['netlify'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{44}',
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
  reference: 'https://docs.netlify.com/api/get-started/',
  examples: {
    match: [
      { text: `NETLIFY_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.netlify.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `NETLIFY_TOKEN=${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
