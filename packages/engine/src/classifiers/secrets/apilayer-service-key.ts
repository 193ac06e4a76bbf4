import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = [
  'aviationstack',
  'weatherstack',
  'positionstack',
  'scrapestack',
  'userstack',
  'marketstack',
  'mediastack',
  'serpstack',
  'ipstack',
  'currencylayer',
  'mailboxlayer',
  'coinlayer',
  'screenshotlayer',
  'languagelayer',
  'zenserp',
  'vatlayer',
  'fixer',
  'numverify',
];
const TOKEN = fakeToken('lowerDigits', 32);

export const classifier = defineClassifier({
  id: 'apilayer-service-key',
  name: 'APILayer weather, flight or stock service key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: [
    'aviationstack',
    'weatherstack',
    'positionstack',
    'scrapestack',
    'userstack',
    'marketstack',
    'mediastack',
    'serpstack',
    'ipstack',
    'currencylayer',
    'mailboxlayer',
    'coinlayer',
    'screenshotlayer',
    'languagelayer',
    'zenserp',
    'vatlayer',
    'fixer',
    'numverify',
  ],
  patterns: [
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://apilayer.com/docs',
  examples: {
    match: [
      { text: `config.aviationstack.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const aviationstackSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `AVIATIONSTACK_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
