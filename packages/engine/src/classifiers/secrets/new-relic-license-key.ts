import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('hex', 36)}NRAL`;
const OTHER = `${fakeToken('hex', 32, 3)}FFFFNRAL`;

export const classifier = defineClassifier({
  id: 'new-relic-license-key',
  name: 'New Relic license key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['newrelic', 'new relic'],
  patterns: [
    { pattern: '[a-f0-9]{36}NRAL', alone: 'high', validate: looksIssued },
    { pattern: '[a-f0-9]{32}FFFFNRAL', alone: 'high', validate: looksIssued },
    { pattern: '[A-Za-z0-9]{36}NRAL', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  examples: {
    match: [
      { text: `export NEWRELIC_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.newrelic.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=${'0'.repeat(36)}NRAL`, source: `${OWN}: a placeholder` },
      { text: `token: ${fakeToken('hex', 17)}NRAL`, source: `${OWN}: too short` },
    ],
  },
});
