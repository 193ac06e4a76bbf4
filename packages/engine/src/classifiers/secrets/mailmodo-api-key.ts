import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mailmodo'];
const TOKEN = `${fakeToken('upperDigits', 7)}-${fakeToken('upperDigits', 7, 2)}-${fakeToken('upperDigits', 7, 3)}-${fakeToken('upperDigits', 7, 4)}`;

export const classifier = defineClassifier({
  id: 'mailmodo-api-key',
  name: 'Mailmodo API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mailmodo'],
  patterns: [
    {
      pattern: '[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}-[A-Z0-9]{7}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.mailmodo.com/developers/',
  examples: {
    match: [
      { text: `MAILMODO_API_KEY=${TOKEN}`, source: OWN },
      { text: `const mailmodoSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      {
        text: `MAILMODO_TOKEN=${'X'.repeat(7)}-${'X'.repeat(7)}-${'X'.repeat(7)}-${'X'.repeat(7)}`,
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
