import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['prismic'];
const TOKEN = `MC5${fakeToken('alphanumeric', 20)}.${fakeToken('alphanumeric', 20, 2)}`;
const OTHER = fakeToken('hex', 32, 3);

export const classifier = defineClassifier({
  id: 'prismic-access-token',
  name: 'Prismic access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['prismic'],
  patterns: [
    {
      pattern: 'MC5[A-Za-z0-9_-]{20,60}\\.[A-Za-z0-9%_-]{20,300}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://prismic.io/docs/access-token',
  examples: {
    match: [
      { text: `  "prismicToken": "${TOKEN}",`, source: OWN },
      { text: `prismic_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      {
        text: `PRISMIC_TOKEN=MC5${'x'.repeat(20)}.${'x'.repeat(20)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
