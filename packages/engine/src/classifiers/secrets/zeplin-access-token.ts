import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['zeplin'];
const TOKEN = `eyJ${fakeToken('alphanumeric', 20)}.${fakeToken('alphanumeric', 100, 2)}.${fakeToken('alphanumeric', 60, 3)}`;
const OTHER = fakeToken('alphanumeric', 180, 3);

export const classifier = defineClassifier({
  id: 'zeplin-access-token',
  name: 'Zeplin access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['zeplin'],
  patterns: [
    {
      pattern: 'eyJ[A-Za-z0-9_-]{20,100}\\.[A-Za-z0-9_-]{100,600}\\.[A-Za-z0-9_-]{60,500}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{180,360}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.zeplin.dev/',
  examples: {
    match: [
      { text: `const zeplinSecret = '${TOKEN}';`, source: OWN },
      { text: `config.zeplin.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `ZEPLIN_TOKEN=eyJ${'x'.repeat(20)}.${'x'.repeat(100)}.${'x'.repeat(60)}`,
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
