import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['ionic'];
const TOKEN = `ion_${fakeToken('alphanumeric', 42)}`;

export const classifier = defineClassifier({
  id: 'ionic-personal-token',
  name: 'Ionic personal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['ionic'],
  patterns: [
    {
      pattern: 'ion_[A-Za-z0-9]{42}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://ionic.io/docs/appflow/personal-access-tokens',
  examples: {
    match: [
      { text: `const ionicSecret = '${TOKEN}';`, source: OWN },
      { text: `ionic_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `IONIC_TOKEN=ion_${'x'.repeat(42)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
