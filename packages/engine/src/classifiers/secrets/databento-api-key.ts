import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['databento'];
const TOKEN = `db-${fakeToken('alphanumeric', 29)}`;

export const classifier = defineClassifier({
  id: 'databento-api-key',
  name: 'Databento API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['databento'],
  patterns: [
    {
      pattern: 'db-[A-Za-z0-9]{29}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://databento.com/docs',
  examples: {
    match: [
      { text: `databento_access_key: ${TOKEN}`, source: OWN },
      { text: `export DATABENTO_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `DATABENTO_TOKEN=db-${'x'.repeat(29)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
