import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `CFPAT-${fakeToken('alphanumeric', 43)}`;

export const classifier = defineClassifier({
  id: 'contentful-personal-token',
  name: 'Contentful personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['contentful'],
  patterns: [{ pattern: 'CFPAT-[A-Za-z0-9_-]{43}', alone: 'high', validate: looksIssued }],
  reference: 'https://www.contentful.com/developers/docs/references/authentication/',
  examples: {
    match: [
      { text: `  "contentfulToken": "${TOKEN}",`, source: OWN },
      { text: `const contentfulSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=CFPAT-${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      { text: `token: CFPAT-${fakeToken('alphanumeric', 20)}`, source: `${OWN}: too short` },
    ],
  },
});
