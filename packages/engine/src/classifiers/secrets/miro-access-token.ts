import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['miro_', 'miro-'];
const TOKEN = fakeToken('alphanumeric', 27);
const OTHER = `eyJ${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'miro-access-token',
  name: 'Miro access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['miro'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{27}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'eyJ[A-Za-z0-9_-]{40,200}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.miro.com/docs/getting-started-with-oauth',
  examples: {
    match: [
      { text: `miro_ = '${TOKEN}'`, source: OWN },
      { text: `"miro_": "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MIRO_TOKEN=${'x'.repeat(27)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
