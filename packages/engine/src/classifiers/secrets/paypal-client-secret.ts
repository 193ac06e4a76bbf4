import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['paypal'];
const TOKEN = `A${fakeToken('alphanumeric', 79)}`;
const OTHER = `A${fakeToken('alphanumeric', 51, 3)}`;

export const classifier = defineClassifier({
  id: 'paypal-client-secret',
  name: 'PayPal client id or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['paypal'],
  patterns: [
    {
      pattern: '[AE][A-Za-z0-9_-]{79}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[AE][A-Za-z0-9_-]{51,90}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.paypal.com/api/rest/authentication/',
  examples: {
    match: [
      { text: `config.paypal.apiKey = "${TOKEN}"`, source: OWN },
      { text: `PAYPAL_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `PAYPAL_TOKEN=A${'x'.repeat(79)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
