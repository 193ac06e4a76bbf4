import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['clicksend'];
const TOKEN = `${fakeToken('upperDigits', 8)}-${fakeToken('upperDigits', 4, 2)}-${fakeToken('upperDigits', 4, 3)}-${fakeToken('upperDigits', 4, 4)}-${fakeToken('upperDigits', 12, 5)}`;
const OTHER = `${fakeToken('hex', 8, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'clicksend-api-key',
  name: 'ClickSend API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['clicksend'],
  patterns: [
    {
      pattern: '[A-Z0-9]{8}-[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{12}',
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
  reference: 'https://developers.clicksend.com/docs/',
  examples: {
    match: [
      { text: `config.clicksend.apiKey = "${TOKEN}"`, source: OWN },
      { text: `clicksend_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      {
        text: `CLICKSEND_TOKEN=${'X'.repeat(8)}-${'X'.repeat(4)}-${'X'.repeat(4)}-${'X'.repeat(4)}-${'X'.repeat(12)}`,
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
