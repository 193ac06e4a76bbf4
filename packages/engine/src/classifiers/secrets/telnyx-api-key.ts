import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `KEY${fakeToken('alphanumeric', 16)}_${fakeToken('alphanumeric', 16, 2)}`;

export const classifier = defineClassifier({
  id: 'telnyx-api-key',
  name: 'Telnyx API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['telnyx'],
  patterns: [
    { pattern: 'KEY[0-9A-Za-z]{16,40}_[A-Za-z0-9_-]{16,30}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://developers.telnyx.com/docs/development/api-guide',
  examples: {
    match: [
      { text: `config.telnyx.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const telnyxSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=KEY${'x'.repeat(16)}_${'x'.repeat(16)}`, source: `${OWN}: a placeholder` },
      {
        text: `token: KEY${fakeToken('alphanumeric', 7)}_${fakeToken('alphanumeric', 16)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
