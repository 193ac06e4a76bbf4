import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['glassnode'];
const TOKEN = fakeToken('alphanumeric', 27);

export const classifier = defineClassifier({
  id: 'glassnode-api-key',
  name: 'Glassnode API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['glassnode'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{27}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.glassnode.com/',
  examples: {
    match: [
      { text: `export GLASSNODE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `GLASSNODE_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `GLASSNODE_TOKEN=${'x'.repeat(27)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
