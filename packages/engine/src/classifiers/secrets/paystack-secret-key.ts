import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk_live_${fakeToken('hex', 40)}`;
const OTHER = `sk_test_${fakeToken('hex', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'paystack-secret-key',
  name: 'Paystack secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['paystack'],
  patterns: [
    { pattern: 'sk_live_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'sk_test_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://paystack.com/docs/api/authentication/',
  examples: {
    match: [
      { text: `config.paystack.apiKey = "${TOKEN}"`, source: OWN },
      { text: `PAYSTACK_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk_live_${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: sk_live_${fakeToken('hex', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
