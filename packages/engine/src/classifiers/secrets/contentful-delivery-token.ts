import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['contentful'];
const TOKEN = fakeToken('alphanumeric', 43);

export const classifier = defineClassifier({
  id: 'contentful-delivery-token',
  name: 'Contentful delivery token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['contentful'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.contentful.com/developers/docs/references/authentication/',
  examples: {
    match: [
      { text: `config.contentful.apiKey = "${TOKEN}"`, source: OWN },
      { text: `CONTENTFUL_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `CONTENTFUL_TOKEN=${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
