import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pk_prod_${fakeToken('upperDigits', 28)}`;
const OTHER = `pk_test_${fakeToken('upperDigits', 28, 3)}`;

export const classifier = defineClassifier({
  id: 'courier-api-key',
  name: 'Courier API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['courier'],
  patterns: [
    { pattern: 'pk_prod_[A-Z0-9]{28}', alone: 'high', validate: looksIssued },
    { pattern: 'pk_test_[A-Z0-9]{28}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://www.courier.com/docs/reference/auth/intro/',
  examples: {
    match: [
      { text: `export COURIER_TOKEN="${TOKEN}"`, source: OWN },
      { text: `courier_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=pk_prod_${'X'.repeat(28)}`, source: `${OWN}: a placeholder` },
      { text: `token: pk_prod_${fakeToken('upperDigits', 13)}`, source: `${OWN}: too short` },
    ],
  },
});
