import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['braintree', 'paypal'];
const TOKEN = `access_token$production$${fakeToken('lowerDigits', 16)}$${fakeToken('hex', 32, 2)}`;
const OTHER = `access_token$sandbox$${fakeToken('lowerDigits', 16, 3)}$${fakeToken('hex', 32, 4)}`;

export const classifier = defineClassifier({
  id: 'braintree-access-token',
  name: 'Braintree or PayPal access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['braintree', 'paypal'],
  patterns: [
    {
      pattern: 'access_token\\$production\\$[a-z0-9]{16}\\$[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'access_token\\$sandbox\\$[a-z0-9]{16}\\$[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.paypal.com/braintree/docs/',
  examples: {
    match: [
      { text: `braintree_access_key: ${TOKEN}`, source: OWN },
      { text: `config.braintree.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `BRAINTREE_TOKEN=access_token$production$${'x'.repeat(16)}$${'0'.repeat(32)}`,
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
