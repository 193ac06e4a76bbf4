import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['baremetrics'];
const TOKEN = `lk_${fakeToken('alphanumeric', 22)}`;
const OTHER = fakeToken('alphanumeric', 25, 3);

export const classifier = defineClassifier({
  id: 'baremetrics-api-key',
  name: 'Baremetrics API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['baremetrics'],
  patterns: [
    {
      pattern: 'lk_[A-Za-z0-9]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_]{25}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.baremetrics.com/',
  examples: {
    match: [
      { text: `const baremetricsSecret = '${TOKEN}';`, source: OWN },
      { text: `BAREMETRICS_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `BAREMETRICS_TOKEN=lk_${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
