import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['canva'];
const TOKEN = `cnvca${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'canva-client-secret',
  name: 'Canva client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['canva'],
  patterns: [
    {
      pattern: 'cnvca[A-Za-z0-9_-]{40,60}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.canva.dev/docs/connect/',
  examples: {
    match: [
      { text: `CANVA_API_KEY=${TOKEN}`, source: OWN },
      { text: `export CANVA_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `CANVA_TOKEN=cnvca${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
