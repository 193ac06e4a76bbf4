import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `FLWSECK-${fakeToken('hex', 32)}-X`;
const OTHER = `FLWSECK_TEST-${fakeToken('hex', 32, 3)}-X`;

export const classifier = defineClassifier({
  id: 'flutterwave-secret-key',
  name: 'Flutterwave secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['flutterwave'],
  patterns: [
    { pattern: 'FLWSECK-[a-f0-9]{32}-X', alone: 'high', validate: looksIssued },
    { pattern: 'FLWSECK_TEST-[a-f0-9]{32}-X', alone: 'high', validate: looksIssued },
    { pattern: 'FLWSECK_TEST-[a-z0-9]{12}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developer.flutterwave.com/docs/authentication',
  examples: {
    match: [
      { text: `config.flutterwave.apiKey = "${TOKEN}"`, source: OWN },
      { text: `export FLUTTERWAVE_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=FLWSECK-${'0'.repeat(32)}-X`, source: `${OWN}: a placeholder` },
      { text: `token: FLWSECK-${fakeToken('hex', 15)}-X`, source: `${OWN}: too short` },
    ],
  },
});
