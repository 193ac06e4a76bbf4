import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['customerio', 'customer.io'];
const TOKEN = fakeToken('hex', 20);
const OTHER = fakeToken('hex', 32, 3);

export const classifier = defineClassifier({
  id: 'customerio-api-key',
  name: 'Customer.io key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['customerio', 'customer.io'],
  patterns: [
    {
      pattern: '[a-f0-9]{20}',
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
  reference: 'https://customer.io/docs/api/app/',
  examples: {
    match: [
      { text: `config.customerio.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "customerioToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `CUSTOMERIO_TOKEN=${'0'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
