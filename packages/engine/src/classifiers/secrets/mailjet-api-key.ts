import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mailjet'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('lowerDigits', 32, 3);

export const classifier = defineClassifier({
  id: 'mailjet-api-key',
  name: 'Mailjet API key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mailjet'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://dev.mailjet.com/email/guides/',
  examples: {
    match: [
      { text: `config.mailjet.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "mailjetToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MAILJET_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
