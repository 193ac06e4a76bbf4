import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['smartsheet'];
const TOKEN = fakeToken('alphanumeric', 37);
const OTHER = fakeToken('lowerDigits', 26, 3);

export const classifier = defineClassifier({
  id: 'smartsheet-access-token',
  name: 'Smartsheet access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['smartsheet'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{37}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{26}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://smartsheet.redoc.ly/',
  examples: {
    match: [
      { text: `const smartsheetSecret = '${TOKEN}';`, source: OWN },
      { text: `smartsheet_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `SMARTSHEET_TOKEN=${'x'.repeat(37)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
