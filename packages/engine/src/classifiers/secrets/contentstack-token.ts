import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['contentstack'];
const TOKEN = `cs${fakeToken('hex', 40)}`;

export const classifier = defineClassifier({
  id: 'contentstack-token',
  name: 'Contentstack management token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['contentstack'],
  patterns: [
    {
      pattern: 'cs[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.contentstack.com/docs/developers/create-tokens/about-management-tokens',
  examples: {
    match: [
      { text: `export CONTENTSTACK_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.contentstack.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `CONTENTSTACK_TOKEN=cs${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
