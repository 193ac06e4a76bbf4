import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['freemius'];
const TOKEN = `sk_${fakeToken('alphanumeric', 29)}`;

export const classifier = defineClassifier({
  id: 'freemius-secret-key',
  name: 'Freemius secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['freemius'],
  patterns: [
    {
      pattern: 'sk_[A-Za-z0-9!#$%&*+./:;<=>?@^_~-]{29}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://freemius.com/help/documentation/',
  examples: {
    match: [
      { text: `config.freemius.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "freemiusToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `FREEMIUS_TOKEN=sk_${'x'.repeat(29)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
