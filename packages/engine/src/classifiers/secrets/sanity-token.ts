import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['sanity'];
const TOKEN = `sk${fakeToken('alphanumeric', 80)}`;

export const classifier = defineClassifier({
  id: 'sanity-token',
  name: 'Sanity API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sanity'],
  patterns: [
    {
      pattern: 'sk[A-Za-z0-9]{80,190}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.sanity.io/docs/http-auth',
  examples: {
    match: [
      { text: `SANITY_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "sanityToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `SANITY_TOKEN=sk${'x'.repeat(80)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
