import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['apifonica'];
const TOKEN = `${fakeToken('lowerDigits', 11)}-${fakeToken('lowerDigits', 4, 2)}-${fakeToken('lowerDigits', 4, 3)}-${fakeToken('lowerDigits', 4, 4)}-${fakeToken('lowerDigits', 12, 5)}`;
const OTHER = `${fakeToken('hex', 8, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'apifonica-token',
  name: 'Apifonica token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['apifonica'],
  patterns: [
    {
      pattern: '[0-9a-z]{11}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.apifonica.com/en/docs/api/',
  examples: {
    match: [
      { text: `config.apifonica.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "apifonicaToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `APIFONICA_TOKEN=${'x'.repeat(11)}-${'x'.repeat(4)}-${'x'.repeat(4)}-${'x'.repeat(4)}-${'x'.repeat(12)}`,
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
