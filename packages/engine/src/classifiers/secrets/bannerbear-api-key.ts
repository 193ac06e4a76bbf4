import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bannerbear'];
const TOKEN = fakeToken('alphanumeric', 22);
const OTHER = `bb_aa_${fakeToken('hex', 30, 3)}`;

export const classifier = defineClassifier({
  id: 'bannerbear-api-key',
  name: 'Bannerbear API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bannerbear'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'bb_[a-z]{2}_[a-f0-9]{30}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.bannerbear.com/',
  examples: {
    match: [
      { text: `  "bannerbearToken": "${TOKEN}",`, source: OWN },
      { text: `config.bannerbear.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `BANNERBEAR_TOKEN=${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
